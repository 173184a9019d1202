import { type Money, money } from '@kinfold/contract/money/money'
import { receivedStatuses } from '@kinfold/contract/operator/chargeback/chargeback-problem'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import type { PaymentRow } from '../payment/describe-payment.ts'
import type { chargeback } from './chargeback.tables.ts'

export type ChargebackRow = typeof chargeback.$inferSelect

export const amountOf = ({ currency, amountMinor }: ChargebackRow): Money =>
  money(currency, amountMinor)

/** What the member still owes for it: nothing once it was won. */
export function owedFor(row: ChargebackRow): Money {
  const isOwed = row.isBooked && row.status !== 'won'
  return money(row.currency, isOwed ? row.amountMinor - row.recoveredMinor : 0n)
}

/** What of the member's it is about. */
export const subjectOf = ({ withdrawalId }: ChargebackRow) =>
  withdrawalId === null ? 'payment' : 'withdrawal'

/** An operator wrote it down, and its provider has told nothing of it. */
export const isByHand = ({ recordedBy, chargeId }: ChargebackRow): boolean =>
  recordedBy !== null && chargeId === null

export const hasArrived = ({ status }: PaymentRow): boolean =>
  receivedStatuses.some(each => each === status)

/** As a payment was before it was taken back. */
export function statusBefore({ amountMinor, refundedMinor }: PaymentRow): PaymentStatus {
  if (refundedMinor === 0n) return 'succeeded'
  return refundedMinor < amountMinor ? 'partly_refunded' : 'refunded'
}
