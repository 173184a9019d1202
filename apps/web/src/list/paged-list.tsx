import type { QueryState } from '@kinfold/api/query/use-query'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { Pagination } from '@kinfold/ui/pagination'
import { Spinner } from '@kinfold/ui/spinner'
import type { ReactNode } from 'react'
import { type Counted, FoundCount } from './found-count.tsx'

export const rowsPerPage = 25

type Page<Row> = { items: readonly Row[]; total_count: number; total_pages: number }

export type PagedListProps<Row> = {
  query: QueryState<Page<Row>>
  /** What the rows are, in the plural. */
  of: string
  page: number
  onPageChange: (page: number) => void
  /** As many as the query asks for. */
  perPage?: number
  /** Says above the rows how many there are: for a list that is filtered. */
  counted?: Counted
}

/** A list of the server's in all its states: on its way, there, empty, failed, asked for again. */
export function PagedList<Row>({
  query: { data, failure, isRefetching, reload },
  of,
  page,
  onPageChange,
  perPage = rowsPerPage,
  counted,
  children,
}: PagedListProps<Row> & {
  /** Gets no rows while they are on their way. */
  children: (rows: readonly Row[] | undefined) => ReactNode
}) {
  return (
    <div
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="flex flex-col gap-5"
    >
      <ReadFailure what={`Your ${of}`} failure={failure} onRetry={reload} />
      {counted ? (
        <FoundCount
          {...{ counted, of }}
          count={data?.total_count}
          isAnswer={Boolean(data) && !isRefetching && !failure}
          // As high as its line while that is on its way.
          className={failure ? undefined : 'min-h-lh'}
        />
      ) : null}
      {failure && !data ? null : children(data?.items)}
      {isRefetching ? <Spinner size={20} className="text-ink-muted" /> : null}
      {data && data.total_pages > 1 ? (
        <Pagination
          page={page}
          perPage={perPage}
          totalCount={data.total_count}
          of={of}
          onPageChange={onPageChange}
        />
      ) : null}
    </div>
  )
}
