import { inSentence } from '../words/in-sentence.ts'

export const dataTableWords = {
  loading: (caption: string) => `${caption}: loading`,
  sortBy: 'Sort by',
  ascending: (header: string) => `${header}: ascending`,
  descending: (header: string) => `${header}: descending`,
  /** Said of a new order: "Sorted by date, newest first". */
  sorted: (header: string, order: string) => `Sorted by ${inSentence(header)}, ${order}`,
  orders: {
    days: { up: 'oldest first', down: 'newest first' },
    numbers: { up: 'smallest first', down: 'largest first' },
    words: { up: 'A to Z', down: 'Z to A' },
    others: { up: 'ascending', down: 'descending' },
  },
}
