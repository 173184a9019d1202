import { useMemo, useState } from 'react'
import type { DataColumn, Sort } from './data-column.ts'
import { sortRows } from './sort-rows.ts'

type Options<Row> = {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  defaultSort: Sort | undefined
  /** The order comes from the server, so rows are left as they are. */
  given: { sort: Sort | undefined; onSortChange: (sort: Sort) => void } | undefined
}

export function useSortedRows<Row>({ rows, columns, defaultSort, given }: Options<Row>) {
  const [own, setOwn] = useState(defaultSort)
  const ordered = given ? undefined : own
  const sorted = useMemo(() => sortRows(rows, columns, ordered), [rows, columns, ordered])
  return { sorted, sort: given ? given.sort : own, change: given ? given.onSortChange : setOwn }
}
