import { formatMoney } from '../../money/format-money.ts'
import type { Money } from '../../money/money.ts'
import { addMoney, compareMoney } from '../../money/money-arithmetic.ts'
import type { Gateway } from '../../payment/gateway.ts'
import type { PaymentStatus } from '../../payment/payment-status.ts'
import type { ChargebackStatus } from './chargeback.ts'
import type { ChargebackOutcome } from './decide-chargeback.ts'

interface Paid {
  readonly gateway: Gateway
  readonly status: PaymentStatus
  /** What came, in the currency that was paid in. */
  readonly received: Money
  /** What its payer got back of it by refunds, in the same currency. */
  readonly refunded: Money
}

/** In these its money has come. */
export const receivedStatuses = [
  'succeeded',
  'partly_refunded',
  'refunded',
  'charged_back',
] as const satisfies readonly PaymentStatus[]

/**
 * Why a chargeback of a payment can't be recorded by hand. `standing` are those of it that are booked already:
 * one of the same amount is the same one by another name, and all together are no more than came. With what was refunded they are more only where `differs` says so.
 */
export function recordingProblem(
  { gateway, status, received, refunded }: Paid,
  { amount, differs }: { amount: Money; differs: boolean },
  standing: readonly Money[],
) {
  // No card, no bank of a card.
  if (gateway === 'bank' || gateway === 'wallet') return 'gateway_not_available'
  if (!receivedStatuses.some(each => each === status)) return 'already_decided'
  if (standing.some(each => compareMoney(each, amount) === 0)) return 'conflict'
  const taken = standing.reduce(addMoney, amount)
  if (compareMoney(taken, received) > 0) return 'refund_exceeds_payment'
  const isMore = compareMoney(addMoney(taken, refunded), received) > 0
  return isMore && !differs ? 'amount_differs' : undefined
}

/** What is said of a chargeback of more than refunds have left. */
export const moreThanIsLeft = (refunded: Money) =>
  `${formatMoney(refunded)} of this payment was refunded. If the bank took this much all the same, please say so.`

interface Recorded {
  readonly status: ChargebackStatus
  readonly isBooked: boolean
  /** Written down by an operator, and not told by its provider. */
  readonly isByHand: boolean
}

/** Why nobody can say by hand how a chargeback ended. */
export function endingProblem(
  { status, isBooked, isByHand }: Recorded,
  outcome: ChargebackOutcome,
) {
  if (!isBooked || !isByHand) return 'conflict'
  // A bank may change its mind for the club, after an appeal.
  const isOpen = status === 'open' || (status === 'lost' && outcome === 'won')
  return isOpen ? undefined : 'already_decided'
}

interface Owed {
  readonly status: ChargebackStatus
  readonly isBooked: boolean
  readonly owed: Money
}

/** Why nothing, or not so much, can be taken from the member for a chargeback. */
export function recoveryProblem({ status, isBooked, owed }: Owed, amount: Money) {
  if (!isBooked) return 'conflict'
  // While it is open the money may come back: nothing is taken for good.
  if (status !== 'lost') return 'already_decided'
  return compareMoney(amount, owed) > 0 ? 'refund_exceeds_payment' : undefined
}
