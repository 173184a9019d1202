import type { RowsShown } from './pagination.words.ts'

type PageOfRows = { page: number; perPage: number; totalCount: number }

/** Which rows are on a page, as they are written. */
export function rowsOfPage({ page, perPage, totalCount }: PageOfRows, locale: string): RowsShown {
  const write = (count: number) => count.toLocaleString(locale)
  return {
    first: write((page - 1) * perPage + 1),
    last: write(Math.min(page * perPage, totalCount)),
    total: write(totalCount),
  }
}
