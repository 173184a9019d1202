/** Which months of a page of rows may go on at another page: newest first, the first and the last of them. */
export type CutMonths = { readonly isFirstPage: boolean; readonly isLastPage: boolean }

export const isCut = (at: number, count: number, { isFirstPage, isLastPage }: CutMonths): boolean =>
  (at === 0 && !isFirstPage) || (at === count - 1 && !isLastPage)
