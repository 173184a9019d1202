import type { QueryState } from '@kinfold/api/query/use-query'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Page } from '@kinfold/contract/paging/page-of'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Pagination } from '@kinfold/ui/pagination'
import { Skeleton } from '@kinfold/ui/skeleton'
import type { ReactNode } from 'react'
import { failureBeside } from '../line/failure-beside.ts'

export type PagedListProps<Item> = {
  read: QueryState<Page<Item>>
  /** What is listed, as a heading: "Payments". */
  label: string
  /** What is counted; the label in small letters unless told. */
  of?: string
  page: number
  perPage: number
  onPageChange: (page: number) => void
  /** What stands there when there is nothing. */
  empty?: ReactNode
  /** Two of these stand there while the first page is read. */
  skeletonClass?: string
  className?: string
  /** The `li` of one; with its place, where it may be there twice. */
  children: (item: Item, at: number) => ReactNode
}

/** A page of a list, newest first, in a section that has its heading. */
export function PagedList<Item>({
  read,
  label,
  of = label.toLowerCase(),
  page,
  perPage,
  onPageChange,
  empty,
  skeletonClass = 'h-14 w-full',
  className = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface',
  children,
}: PagedListProps<Item>) {
  const { data, isRefetching, reload } = read
  const failure = failureBeside(read)
  return (
    <>
      <ReadFailure what={`The ${of}`} failure={failure} onRetry={reload} />
      {data || failure ? null : (
        <LoadingRegion label={`The ${of} are loading`} className="flex flex-col gap-2">
          <Skeleton shape="box" className={skeletonClass} />
          <Skeleton shape="box" className={skeletonClass} />
        </LoadingRegion>
      )}
      {data?.items.length === 0 ? empty : null}
      <ol
        aria-label={label}
        aria-busy={isRefetching || undefined}
        data-refetching={isRefetching || undefined}
        className={`${className} empty:hidden`}
      >
        {data?.items.map(children)}
      </ol>
      {data && data.total_pages > 1 ? (
        <Pagination
          page={page}
          perPage={perPage}
          totalCount={data.total_count}
          of={of}
          label={`Pages of ${of}`}
          onPageChange={onPageChange}
        />
      ) : null}
    </>
  )
}
