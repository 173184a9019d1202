import { getBooks } from '@kinfold/contract/operator/books/get-books'
import { demoBooks } from '@kinfold/personas/desk/demo-books'
import { mock } from '../mock.ts'

export const operatorBooksMocks = {
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
