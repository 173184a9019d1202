import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'

const minute = 60_000
const day = 24 * 60 * minute
const longestPause = 6 * 60 * minute
/** After it was paid, should the news that it came back be lost. */
const daysAfterPaid = [1, 3, 7]

type Asked = {
  readonly status: WithdrawalStatus
  readonly asks: number
  readonly paidAt: Date | null
}

/** When its provider is asked next about a payout; null when nothing more is expected. */
export function nextAskAt({ status, asks, paidAt }: Asked, now: Date): Date | null {
  if (status === 'in_batch') {
    return new Date(now.getTime() + Math.min(minute * 2 ** asks, longestPause))
  }
  if (status !== 'paid' || paidAt === null) return null
  const later = daysAfterPaid.map(days => new Date(paidAt.getTime() + days * day))
  return later.find(moment => moment > now) ?? null
}
