import type { PaymentStatus } from './payment-status.ts'

/** In these there is something left of a payment to give back. */
export const refundableStatuses = [
  'succeeded',
  'partly_refunded',
] as const satisfies readonly PaymentStatus[]

export const isRefundable = (status: PaymentStatus): boolean =>
  refundableStatuses.some(refundable => refundable === status)
