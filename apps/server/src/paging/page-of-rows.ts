import type { Page } from '@kinfold/contract/paging/page-of'
import { defaultPerPage } from '@kinfold/contract/paging/page-query'

type Wanted = { readonly page?: number | undefined; readonly per_page?: number | undefined }

/** Which rows of a list were asked for. */
export function rowsWanted({ page = 1, per_page = defaultPerPage }: Wanted): {
  readonly page: number
  readonly limit: number
  readonly offset: number
} {
  return { page, limit: per_page, offset: (page - 1) * per_page }
}

/** A page out of rows the database has already cut. */
export function pageOfRows<T>(items: T[], count: number, wanted: Wanted): Page<T> {
  const { page, limit } = rowsWanted(wanted)
  return {
    items,
    page,
    per_page: limit,
    total_count: count,
    total_pages: Math.ceil(count / limit),
  }
}
