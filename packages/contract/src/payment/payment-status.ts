import { enums, type Infer } from 'superstruct'
import type { StatusMachine } from '../status/status-machine.ts'

export const paymentStatuses = [
  /** Recorded, with no news of the money yet: also when a provider never answered. */
  'pending',
  /** A bank transfer the member says is on its way; an operator looks for it. */
  'pending_confirmation',
  'succeeded',
  'failed',
  'expired',
  'cancelled',
  /** Some of it was given back; `refunded` on the payment says how much. */
  'partly_refunded',
  'refunded',
  'charged_back',
] as const
export const PaymentStatus = enums(paymentStatuses)
export type PaymentStatus = Infer<typeof PaymentStatus>

export const paymentMachine: StatusMachine<PaymentStatus> = {
  states: paymentStatuses,
  initial: 'pending',
  moves: [
    { from: 'pending', to: 'pending_confirmation', by: ['member'] },
    { from: 'pending', to: 'succeeded', by: ['provider', 'system'] },
    { from: 'pending', to: 'failed', by: ['provider', 'system'] },
    { from: 'pending', to: 'expired', by: ['system'] },
    { from: 'pending', to: 'cancelled', by: ['member'] },
    { from: 'pending_confirmation', to: 'succeeded', by: ['operator'] },
    { from: 'pending_confirmation', to: 'failed', by: ['operator'] },
    { from: 'pending_confirmation', to: 'expired', by: ['system'] },
    { from: 'pending_confirmation', to: 'cancelled', by: ['member'] },
    // Money that arrives after all is taken as it comes, and goes to the wallet.
    { from: 'expired', to: 'succeeded', by: ['provider', 'operator'] },
    { from: 'failed', to: 'succeeded', by: ['provider', 'operator'] },
    { from: 'cancelled', to: 'succeeded', by: ['provider', 'operator'] },
    { from: 'succeeded', to: 'partly_refunded', by: ['operator'] },
    { from: 'succeeded', to: 'refunded', by: ['operator'] },
    { from: 'partly_refunded', to: 'refunded', by: ['operator'] },
    { from: 'succeeded', to: 'charged_back', by: ['provider'] },
    { from: 'partly_refunded', to: 'charged_back', by: ['provider'] },
    { from: 'refunded', to: 'charged_back', by: ['provider'] },
    // A refund that came back.
    { from: 'refunded', to: 'partly_refunded', by: ['provider'] },
    { from: 'refunded', to: 'succeeded', by: ['provider'] },
    { from: 'partly_refunded', to: 'succeeded', by: ['provider'] },
    // A dispute that the club won: the payment is as it was before.
    { from: 'charged_back', to: 'succeeded', by: ['provider'] },
    { from: 'charged_back', to: 'partly_refunded', by: ['provider'] },
    { from: 'charged_back', to: 'refunded', by: ['provider'] },
  ],
}
