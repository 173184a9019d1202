import type { Page } from '@kinfold/contract/paging/page-of'
import { defaultPerPage } from '@kinfold/contract/paging/page-query'

export type PageWanted = {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
}

/** The rows of a page, as LIMIT and OFFSET. */
export type PageWindow = { readonly limit: number; readonly offset: number }

type List<T> = {
  readonly count: () => Promise<number>
  readonly rows: (window: PageWindow) => Promise<T[]>
}

/** One page of a list. Beyond the end no rows are queried: the database would scan all of them to skip them. */
export async function readPage<T>(
  { page = 1, per_page = defaultPerPage }: PageWanted,
  { count, rows }: List<T>,
): Promise<Page<T>> {
  const total = await count()
  const offset = (page - 1) * per_page
  return {
    items: offset < total ? await rows({ limit: per_page, offset }) : [],
    page,
    per_page,
    total_count: total,
    total_pages: Math.ceil(total / per_page),
  }
}
