import type { QueryState } from '@kinfold/api/query/use-query'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import type { Page } from '@kinfold/contract/paging/page-of'

export const casesPerPage = 50

/** Which page of the queue the address asks for. */
export function useQueuePage() {
  const [page, goToPage] = usePageNumber()
  return { page, goToPage, query: { page, per_page: casesPerPage } } as const
}

export type Queue<Item> = {
  readonly read: QueryState<Page<Item>>
  readonly paging: ReturnType<typeof useQueuePage>
  readonly idOf: (item: Item) => string
  /** In the order of the list. */
  readonly ids: readonly string[]
  readonly first: string | undefined
  readonly next: string | undefined
  readonly before: string | undefined
}

/** A list of cases, and what stands around the open one. */
export function queueAround<Item>(
  openId: string | undefined,
  read: QueryState<Page<Item>>,
  paging: ReturnType<typeof useQueuePage>,
  idOf: (item: Item) => string,
): Queue<Item> {
  const ids = read.data?.items.map(idOf) ?? []
  const at = openId === undefined ? -1 : ids.indexOf(openId)
  return { read, paging, idOf, ids, first: ids[0], next: ids[at + 1], before: ids[at - 1] }
}
