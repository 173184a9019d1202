import type { QueryState } from '@kinfold/api/query/use-query'
import type { Page } from '@kinfold/contract/paging/page-of'
import { Pagination } from '@kinfold/ui/pagination'

type SectionPagesProps = {
  read: QueryState<Page<unknown>>
  page: number
  /** What it counts. */
  of: string
  onPageChange: (page: number) => void
}

/** Below a list that is longer than one page. */
export function SectionPages({ read: { data }, page, of, onPageChange }: SectionPagesProps) {
  if (!data || data.total_pages < 2) return null
  return (
    <Pagination
      page={page}
      perPage={data.per_page}
      totalCount={data.total_count}
      of={of}
      onPageChange={onPageChange}
    />
  )
}
