/** The pages to offer: both ends, the current one with its neighbours, and a gap wherever pages are left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1].filter(n => n >= 1 && n <= pages))
  // A gap that hides a single page is longer than the page itself.
  if (page - 3 === 1) wanted.add(2)
  if (page + 3 === pages) wanted.add(pages - 1)
  const sorted = [...wanted].sort((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1]
    return before !== undefined && number - before > 1 ? ['gap' as const, number] : [number]
  })
}
