import type { DataColumn, Sort, SortValue } from './data-column.ts'
import type { dataTableWords } from './data-table.words.ts'

type DataTableWords = typeof dataTableWords

function waysOf(value: SortValue): keyof DataTableWords['orders'] {
  if (typeof value === 'number' || typeof value === 'bigint') return 'numbers'
  if (typeof value !== 'string') return 'others'
  return /^\d{4}-\d{2}(-\d{2}|$)/.test(value) ? 'days' : 'words'
}

/** What a new order is called aloud, after the kind of values it goes by: "Sorted by date, newest first". */
export function sortWords<Row>(
  { id, descending }: Sort,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  words: DataTableWords,
): string {
  const column = columns.find(column => column.id === id)
  const value = rows.map(row => column?.sortBy?.(row)).find(value => value !== undefined)
  const { up, down } = words.orders[waysOf(value)]
  return words.sorted(column?.header ?? id, descending ? down : up)
}
