import type { QueryState } from '@kinfold/api/query/use-query'
import { DataTable, type DataTableProps } from '@kinfold/ui/data-table'
import { Pagination } from '@kinfold/ui/pagination'
import { Spinner } from '@kinfold/ui/spinner'
import { ReadFailure } from './read-failure.tsx'

export const rowsPerPage = 25

type Page<Row> = { items: readonly Row[]; total_count: number; total_pages: number }

type PagedTableProps<Row extends object> = Omit<DataTableProps<Row>, 'rows' | 'loading'> & {
  query: QueryState<Page<Row>>
  /** What the rows are, in the plural. */
  of: string
  page: number
  onPageChange: (page: number) => void
}

/** A list of the server's in all its states: on its way, there, empty, failed, asked for again. */
export function PagedTable<Row extends object>({
  query: { data, failure, isRefetching, reload },
  of,
  page,
  onPageChange,
  ...table
}: PagedTableProps<Row>) {
  return (
    <div
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="flex flex-col gap-5"
    >
      <ReadFailure what={`Your ${of}`} failure={failure} onRetry={reload} />
      {failure && !data ? null : <DataTable {...table} rows={data?.items ?? []} loading={!data} />}
      {isRefetching ? <Spinner size={20} className="text-ink-muted" /> : null}
      {data && data.total_pages > 1 ? (
        <Pagination
          page={page}
          perPage={rowsPerPage}
          totalCount={data.total_count}
          of={of}
          onPageChange={onPageChange}
        />
      ) : null}
    </div>
  )
}
