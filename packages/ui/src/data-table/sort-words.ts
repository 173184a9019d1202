import type { DataColumn, Sort, SortValue } from './data-column.ts'

type Ways = { readonly up: string; readonly down: string }

const ways = {
  days: { up: 'oldest first', down: 'newest first' },
  numbers: { up: 'smallest first', down: 'largest first' },
  words: { up: 'A to Z', down: 'Z to A' },
  others: { up: 'ascending', down: 'descending' },
} satisfies Record<string, Ways>

function waysOf(value: SortValue): Ways {
  if (typeof value === 'number' || typeof value === 'bigint') return ways.numbers
  if (typeof value !== 'string') return ways.others
  return /^\d{4}-\d{2}(-\d{2}|$)/.test(value) ? ways.days : ways.words
}

/** In the middle of a sentence; what is written in capitals stays so. */
function inSentence(header: string): string {
  return /^\p{Lu}\p{Lu}/u.test(header) ? header : header.charAt(0).toLowerCase() + header.slice(1)
}

/** What a new order is called aloud, after the kind of values it goes by: "Sorted by date, newest first". */
export function sortWords<Row>(
  { id, descending }: Sort,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): string {
  const column = columns.find(column => column.id === id)
  const value = rows.map(row => column?.sortBy?.(row)).find(value => value !== undefined)
  const { up, down } = waysOf(value)
  return `Sorted by ${inSentence(column?.header ?? id)}, ${descending ? down : up}`
}
