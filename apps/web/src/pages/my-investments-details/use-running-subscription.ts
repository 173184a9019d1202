import { useSubscriptions } from '@kinfold/api/subscription/list-subscriptions'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { runningStatuses } from '@kinfold/contract/subscription/subscription-status'

const running: readonly string[] = runningStatuses

/** The recurring contribution that pays into a portfolio, if there is one. */
export function useRunningSubscription({ id, is_recurring }: Portfolio) {
  const { data, failure } = useSubscriptions()
  return {
    waits: is_recurring && !data && !failure,
    subscription: data?.items.find(
      ({ portfolio_id, status }) => portfolio_id === id && running.includes(status),
    ),
  }
}
