type PageOfRows = { page: number; perPage: number; totalCount: number }

function grouped(count: number): string {
  return count.toLocaleString('en-NG')
}

/** Which rows are on a page, as they are written. */
export function rowsOfPage({ page, perPage, totalCount }: PageOfRows) {
  return {
    first: grouped((page - 1) * perPage + 1),
    last: grouped(Math.min(page * perPage, totalCount)),
    total: grouped(totalCount),
  }
}

/** Where one is after going to a page: "Page 2 of 8, transactions 21 to 40 of 153". */
export function pageWords({ of, ...rows }: PageOfRows & { of: string }): string {
  const { first, last, total } = rowsOfPage(rows)
  const pages = Math.max(1, Math.ceil(rows.totalCount / rows.perPage))
  return `Page ${rows.page} of ${pages}, ${of} ${first} to ${last} of ${total}`
}
