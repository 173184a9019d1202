import { exportJournal as exportJournalCall } from '@kinfold/contract/operator/books/export-journal'
import { exportTrialBalance as exportTrialBalanceCall } from '@kinfold/contract/operator/books/export-trial-balance'
import { getBooks } from '@kinfold/contract/operator/books/get-books'
import { listBookAccounts as listAccountsCall } from '@kinfold/contract/operator/books/list-book-accounts'
import { listBookPostings as listPostingsCall } from '@kinfold/contract/operator/books/list-book-postings'
import { type Route, signedInRoute, streamedRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { exportJournal } from './export-journal.ts'
import { exportTrialBalance } from './export-trial-balance.ts'
import { listBookAccounts } from './list-book-accounts.ts'
import { listBookPostings } from './list-book-postings.ts'
import { readBooks } from './read-books.ts'

export function booksRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(getBooks, () => readBooks(services)),
    signedInRoute(listAccountsCall, call => listBookAccounts(services, call)),
    signedInRoute(listPostingsCall, call => listBookPostings(services, call)),
    signedInRoute(exportTrialBalanceCall, call => exportTrialBalance(services, call)),
    streamedRoute(exportJournalCall, call => exportJournal(services, call)),
  ]
}
