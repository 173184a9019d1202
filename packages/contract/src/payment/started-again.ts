import type { Gateway } from './gateway.ts'
import type { PaymentStatus } from './payment-status.ts'

/** How long a second start of the same payment is taken for a mistake. */
export const startedAgainMs = 10 * 60_000

/** A payment in one of these may still be paid, so that a second one may pay twice. */
export const startedStatuses = [
  'pending',
  'pending_confirmation',
] as const satisfies readonly PaymentStatus[]

/** In which a payment begun a moment ago is asked about first. What a wallet pays is done at once, with no checkout in between. */
export const askedAboutFirst = (gateway: Gateway): readonly PaymentStatus[] =>
  gateway === 'wallet' ? [...startedStatuses, 'succeeded'] : startedStatuses

/** Whether it can be gone on with; otherwise it can only be looked at. */
export const mayStillBePaid = (status: PaymentStatus): boolean =>
  startedStatuses.some(each => each === status)

const neverPaid: readonly PaymentStatus[] = ['failed', 'expired', 'cancelled']

/** What the catalogue’s sentence would say wrongly of a payment that can’t be gone on with. */
export function sentenceOfStarted(status: PaymentStatus): string | undefined {
  if (mayStillBePaid(status)) return undefined
  return neverPaid.includes(status)
    ? 'You began this payment before, and it was not paid. You can look at it, or begin another.'
    : 'You made this payment a moment ago, and it is done. You can look at it, or pay once more.'
}
