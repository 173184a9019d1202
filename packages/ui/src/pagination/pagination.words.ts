/** As they are written: "1,234". */
export type RowsShown = { first: string; last: string; total: string }

export const paginationWords = {
  label: 'Pages',
  of: 'entries',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  place: (page: string, pages: string) => `Page ${page} of ${pages}`,
  rows: (range: { first: string; last: string }, total: string, of: string) =>
    `${range.first}–${range.last} of ${total} ${of}`,
  none: (total: string, of: string) => `${total} ${of}`,
  /** Said after going to a page. */
  gone: (page: number, pages: number, { first, last, total }: RowsShown, of: string) =>
    `Page ${page} of ${pages}, ${of} ${first} to ${last} of ${total}`,
}
