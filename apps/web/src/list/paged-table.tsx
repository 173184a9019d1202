import { DataTable, type DataTableProps } from '@kinfold/ui/data-table'
import { PagedList, type PagedListProps } from './paged-list.tsx'

type PagedTableProps<Row extends object> = Omit<DataTableProps<Row>, 'rows' | 'loading'> &
  PagedListProps<Row>

export function PagedTable<Row extends object>({
  query,
  of,
  page,
  onPageChange,
  ...table
}: PagedTableProps<Row>) {
  return (
    <PagedList {...{ query, of, page, onPageChange }}>
      {rows => <DataTable {...table} rows={rows ?? []} loading={!rows} />}
    </PagedList>
  )
}
