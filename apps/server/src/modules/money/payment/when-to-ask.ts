import type { PaymentRow } from './describe-payment.ts'

const minute = 60_000
const hour = 60 * minute
const firstPause = minute
const longestPause = 6 * hour
/** So long a provider may leave the outcome open, and money may still come after all. */
const mostAsked = 72 * hour
/** And so long it is asked where it then gives no answer, as it may have taken money all the same. */
const mostAskedInSilence = 30 * 24 * hour

type Asked = Pick<PaymentRow, 'status' | 'createdAt' | 'expiresAt' | 'asks'>

/** When nothing more is expected of the payment. */
export const lastAskAt = ({ createdAt }: Pick<PaymentRow, 'createdAt'>) =>
  new Date(createdAt.getTime() + mostAsked)

/** The same where there is no answer. */
export const lastAskInSilence = ({ createdAt }: Pick<PaymentRow, 'createdAt'>) =>
  new Date(createdAt.getTime() + mostAskedInSilence)

/**
 * When its provider is asked next how a payment stands: after pauses that grow, when its checkout expires, and
 * for the last time when three days are over; null from then on.
 */
export function nextAskAt(asked: Asked, now: Date): Date | null {
  const last = lastAskAt(asked)
  if (now >= last) return null
  const pause = Math.min(firstPause * 2 ** asked.asks, longestPause)
  const moments = [now.getTime() + pause, last.getTime()]
  const { expiresAt, status } = asked
  if (status === 'pending' && expiresAt !== null && expiresAt > now) {
    moments.push(expiresAt.getTime())
  }
  return new Date(Math.min(...moments))
}
