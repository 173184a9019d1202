import { exportJournal } from '@kinfold/contract/operator/books/export-journal'
import { exportTrialBalance } from '@kinfold/contract/operator/books/export-trial-balance'
import { getBooks } from '@kinfold/contract/operator/books/get-books'
import { listBookAccounts } from '@kinfold/contract/operator/books/list-book-accounts'
import { listBookPostings } from '@kinfold/contract/operator/books/list-book-postings'
import { bookAccountsOf, bookPostingsOf } from '@kinfold/personas/desk/book-accounts'
import { demoBooks } from '@kinfold/personas/desk/demo-books'
import { journalOf, trialBalanceOf } from '@kinfold/personas/desk/month-files'
import { emptyPage } from '../empty-page.ts'
import { mock } from '../mock.ts'

export const operatorBooksMocks = {
  listBookAccounts: mock(listBookAccounts, {
    ok: ({ query }) => bookAccountsOf(query),
    empty: emptyPage,
  }),
  listBookPostings: mock(listBookPostings, {
    ok: ({ query }) => bookPostingsOf(query),
    empty: emptyPage,
  }),
  exportJournal: mock(exportJournal, {
    ok: ({ query }) => new TextEncoder().encode(journalOf(query)),
  }),
  exportTrialBalance: mock(exportTrialBalance, {
    ok: ({ query }) => new TextEncoder().encode(trialBalanceOf(query)),
  }),
  getBooks: mock(getBooks, {
    ok: () => demoBooks,
    faulty: () => ({
      ...demoBooks,
      faults: [
        { counter: 'wrong_balances', count: 2, example: '1742' },
        { counter: 'broken_seals', count: 1, example: null },
      ],
    }),
    unchecked: () => ({ ...demoBooks, checked_new_at: null, checked_all_at: null }),
  }),
}
