import { expect, test } from 'vitest'
import type { DataColumn } from './data-column.ts'
import { sortRows } from './sort-rows.ts'

type Line = { id: string; minor: bigint | undefined }

const columns: DataColumn<Line>[] = [
  { id: 'minor', header: 'Amount', cell: row => row.id, sortBy: row => row.minor },
  { id: 'id', header: 'Id', cell: row => row.id },
]
const lines: Line[] = [
  { id: 'a', minor: 200n },
  { id: 'b', minor: undefined },
  { id: 'c', minor: -100n },
  { id: 'd', minor: 200n },
]
const ids = (rows: readonly Line[]) => rows.map(({ id }) => id).join('')

test('equal rows keep their order, and what is missing comes last both ways', () => {
  expect(ids(sortRows(lines, columns, { id: 'minor', descending: false }))).toBe('cadb')
  expect(ids(sortRows(lines, columns, { id: 'minor', descending: true }))).toBe('adcb')
})

test('without an order, or by a column that has none, the rows stay as they come', () => {
  expect(sortRows(lines, columns, undefined)).toBe(lines)
  expect(sortRows(lines, columns, { id: 'id', descending: false })).toBe(lines)
  expect(ids(lines)).toBe('abcd')
})
