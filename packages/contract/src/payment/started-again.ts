import type { PaymentStatus } from './payment-status.ts'

/** How long a second start of the same payment is taken for a mistake. */
export const startedAgainMs = 10 * 60_000

/** A payment in one of these may still be paid, so that a second one may pay twice. */
export const startedStatuses = [
  'pending',
  'pending_confirmation',
] as const satisfies readonly PaymentStatus[]
