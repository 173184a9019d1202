import { compareValues, type DataColumn, type Sort, type SortValue } from './data-column.ts'

/** A new order; rows that are equal keep theirs, and what is missing comes last whichever way it is sorted. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.id)?.sortBy
  if (!sort || !sortBy) return rows
  const direction = sort.descending ? -1 : 1
  const compare = (a: SortValue, b: SortValue) =>
    a === undefined || b === undefined ? compareValues(a, b) : direction * compareValues(a, b)
  return rows
    .map(row => ({ row, value: sortBy(row) }))
    .sort((a, b) => compare(a.value, b.value))
    .map(({ row }) => row)
}
