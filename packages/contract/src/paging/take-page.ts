import type { Page } from './page-of.ts'
import { defaultPerPage } from './page-query.ts'

interface Wanted {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
}

/** Cuts one page out of a list that is already in order. */
export function takePage<T>(all: readonly T[], wanted: Wanted = {}): Page<T> {
  const { page = 1, per_page = defaultPerPage } = wanted
  return {
    items: all.slice((page - 1) * per_page, page * per_page),
    page,
    per_page,
    total_count: all.length,
    total_pages: Math.ceil(all.length / per_page),
  }
}
