// The defaults of all queries: `<SWRConfig value={queryConfig}>` around an app or a story.
import type { SWRConfiguration } from 'swr'
import { FailedCall } from './failed-call.ts'

export const maximumRetries = 3
const firstRetryMs = 1000
const longestRetryMs = 30_000
/** How long data without a subscriber is kept. */
export const unusedLifetimeMs = 5 * 60 * 1000

/** Before the first, second, third… retry. */
export function retryDelayMs(retry: number): number {
  return Math.min(firstRetryMs * 2 ** (retry - 1), longestRetryMs)
}

/** A refusal stays one however often it is retried; a missing answer or a server error may not. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof FailedCall)) return false
  const { failure } = error
  return failure.kind === 'no-response' || (failure.kind === 'refused' && failure.status >= 500)
}

export const queryConfig: SWRConfiguration = {
  revalidateOnFocus: false,
  shouldRetryOnError: isWorthRetrying,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount, dedupe }) => {
    if (retryCount > maximumRetries) return
    setTimeout(() => revalidate({ retryCount, dedupe }), retryDelayMs(retryCount))
  },
}
