import type { PaymentStatus } from './payment-status.ts'

const arrived: readonly PaymentStatus[] = [
  'succeeded',
  'partly_refunded',
  'refunded',
  'charged_back',
]

/** Why there is no receipt for a payment yet. */
export const receiptProblem = (status: PaymentStatus): 'payment_not_settled' | undefined =>
  arrived.includes(status) ? undefined : 'payment_not_settled'
