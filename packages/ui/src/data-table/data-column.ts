import type { ReactNode } from 'react'

export type SortValue = string | number | bigint | boolean | undefined

export type DataColumn<Row> = {
  id: string
  /** Head of the column; in a card the label of a detail. */
  header: string
  /** Stands in the head instead of the words, which name it all the same. */
  head?: ReactNode
  cell: (row: Row) => ReactNode
  /** What the rows are sorted by; without it the column cannot be sorted. */
  sortBy?: (row: Row) => SortValue
  align?: 'start' | 'end'
  /** A grid track: `minmax(8rem, 2fr)`, `9rem`. */
  width?: string
  /** Where it goes when the table becomes cards on a phone. */
  card?: 'title' | 'figure' | 'note' | 'tag' | 'detail' | 'choice' | 'hidden'
}

export type Sort = { id: string; descending: boolean }

/** Ascending; nothing comes last. Words as people sort them, in one locale so that server and client agree. */
export function compareValues(a: SortValue, b: SortValue): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  if (typeof a === 'string' && typeof b === 'string') return compareWords(a, b)
  return a < b ? -1 : 1
}

let words: Intl.Collator | undefined

function compareWords(a: string, b: string): number {
  words ??= new Intl.Collator('en-NG', { numeric: true, sensitivity: 'base' })
  return words.compare(a, b)
}
