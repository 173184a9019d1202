import { useSubscriptions } from '@kinfold/api/subscription/list-subscriptions'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { runningStatuses } from '@kinfold/contract/subscription/subscription-status'

const running: readonly string[] = runningStatuses

/** The recurring contributions that pay into a portfolio, now or again; undefined where there is one and none can be read. */
export function useRunningSubscriptions({ id, is_recurring }: Portfolio) {
  const { data, failure } = useSubscriptions({ per_page: 100 })
  const own = data?.items.filter(
    ({ portfolio_id, status }) => portfolio_id === id && running.includes(status),
  )
  return {
    waits: is_recurring && !data && !failure,
    subscriptions: own ?? (is_recurring ? undefined : []),
  }
}
