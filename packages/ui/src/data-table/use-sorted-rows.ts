import {
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { compareValues, type DataColumn, type Sort, type SortValue } from './data-column.ts'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

type Options<Row extends object> = {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  defaultSort: Sort | undefined
  /** The order comes from the server, so rows are left as they are. */
  given: { sort: Sort | undefined; onSortChange: (sort: Sort) => void } | undefined
}

function toState(sort: Sort | undefined): SortingState {
  return sort ? [{ id: sort.id, desc: sort.descending }] : []
}

export function useSortedRows<Row extends object>(options: Options<Row>) {
  const { rows, columns, rowKey, defaultSort, given } = options
  const [own, setOwn] = useState(defaultSort)
  const sort = given ? given.sort : own
  const definitions = useMemo(
    () =>
      columns.map(({ id, sortBy }) => ({
        id,
        accessorFn: (row: Row): SortValue => sortBy?.(row),
        enableSorting: sortBy !== undefined,
        sortFn: (
          a: { getValue: (id: string) => unknown },
          b: { getValue: (id: string) => unknown },
          column: string,
        ) => compareValues(asSortValue(a.getValue(column)), asSortValue(b.getValue(column))),
      })),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])
  const sorting = useMemo(() => toState(sort), [sort])
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: rowKey,
    manualSorting: given !== undefined,
    state: { sorting },
  })
  const change = (next: Sort) => (given ? given.onSortChange(next) : setOwn(next))
  return { sorted: table.getRowModel().rows, sort, change }
}

function asSortValue(value: unknown): SortValue {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
    case 'boolean':
      return value
    default:
      return undefined
  }
}
