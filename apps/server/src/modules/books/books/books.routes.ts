import { getBooks } from '@kinfold/contract/operator/books/get-books'
import { listBookAccounts as listAccountsCall } from '@kinfold/contract/operator/books/list-book-accounts'
import { listBookPostings as listPostingsCall } from '@kinfold/contract/operator/books/list-book-postings'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { listBookAccounts } from './list-book-accounts.ts'
import { listBookPostings } from './list-book-postings.ts'
import { readBooks } from './read-books.ts'

export function booksRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(getBooks, () => readBooks(services)),
    signedInRoute(listAccountsCall, call => listBookAccounts(services, call)),
    signedInRoute(listPostingsCall, call => listBookPostings(services, call)),
  ]
}
