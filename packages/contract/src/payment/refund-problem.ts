import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import { compareMoney, subtractMoney } from '../money/money-arithmetic.ts'
import { isRefundable } from './is-refundable.ts'
import type { PaymentStatus } from './payment-status.ts'

type Arrived = { readonly amount: Money; readonly refunded: Money }
type Paid = Arrived & {
  readonly status: PaymentStatus
  /** What the member paid in. */
  readonly paidCurrency: Currency
}

/** What of a payment was not given back so far. */
export const leftToRefund = ({ amount, refunded }: Arrived): Money =>
  subtractMoney(amount, refunded)

/** Why a part of a payment can't be given back. */
export function refundProblem(paid: Paid, part: Money) {
  if (!isRefundable(paid.status)) return 'already_decided'
  // Money that was changed on its way in has to be changed again, at a quote of its own.
  if (paid.amount.currency !== paid.paidCurrency) return 'currency_mismatch'
  return compareMoney(part, leftToRefund(paid)) > 0 ? 'refund_exceeds_payment' : undefined
}

export function statusAfterRefund(paid: Arrived, part: Money): 'refunded' | 'partly_refunded' {
  return compareMoney(part, leftToRefund(paid)) === 0 ? 'refunded' : 'partly_refunded'
}
