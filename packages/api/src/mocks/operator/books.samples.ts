import { exportJournal } from '@kinfold/contract/operator/books/export-journal'
import { exportTrialBalance } from '@kinfold/contract/operator/books/export-trial-balance'
import { getBooks } from '@kinfold/contract/operator/books/get-books'
import { listBookAccounts } from '@kinfold/contract/operator/books/list-book-accounts'
import { listBookPostings } from '@kinfold/contract/operator/books/list-book-postings'
import { sampleCall } from '../sample-call.ts'

export const operatorBooksSamples = {
  getBooks: sampleCall(getBooks, {}),
  exportJournal: sampleCall(exportJournal, { query: { year: 2026, month: 4 } }),
  exportTrialBalance: sampleCall(exportTrialBalance, { query: { year: 2026, month: 4 } }),
  listBookAccounts: sampleCall(listBookAccounts, { query: { kind: 'payouts', currency: 'NGN' } }),
  listBookPostings: sampleCall(listBookPostings, {
    query: { kind: 'fees', currency: 'NGN', holder: '' },
  }),
}
