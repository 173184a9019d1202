import { expect, test } from 'vitest'
import type { SortValue } from './data-column.ts'
import { dataTableWords } from './data-table.words.ts'
import { sortWords } from './sort-words.ts'

function said(header: string, value: SortValue, descending: boolean): string {
  const columns = [
    { id: 'it', header, cell: () => null, sortBy: (row: { value: SortValue }) => row.value },
  ]
  return sortWords(
    { id: 'it', descending },
    columns,
    [{ value: undefined }, { value }],
    dataTableWords,
  )
}

test.each([
  ['Date', '2026-11-20', true, 'Sorted by date, newest first'],
  ['When', '2026-11-20T09:00:00Z', false, 'Sorted by when, oldest first'],
  ['Month', '2026-11', true, 'Sorted by month, newest first'],
  ['Amount', 12n, true, 'Sorted by amount, largest first'],
  ['Members', 3, false, 'Sorted by members, smallest first'],
  ['What', 'Deposit', false, 'Sorted by what, A to Z'],
  ['NGN paid', 'Deposit', true, 'Sorted by NGN paid, Z to A'],
  ['Open', true, true, 'Sorted by open, descending'],
  ['Open', undefined, false, 'Sorted by open, ascending'],
])('%s of %s, descending: %s', (header, value, descending, words) => {
  expect(said(header, value, descending)).toBe(words)
})
