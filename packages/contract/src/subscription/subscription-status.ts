import { enums, type Infer } from 'superstruct'
import type { StatusMachine } from '../status/status-machine.ts'

export const subscriptionStatuses = [
  /** Waits for the first payment, which also leaves the card to charge. */
  'pending',
  /** Charged on its days. A charge that failed is tried again: `failed_charges` counts the tries. */
  'active',
  /** Nothing is charged until the member resumes it. */
  'paused',
  /** A charge failed for good: nothing is charged until the member has mended it. */
  'past_due',
  'cancelled',
  /** The portfolio it fed is closed or matured. */
  'ended',
] as const
export const SubscriptionStatus = enums(subscriptionStatuses)
export type SubscriptionStatus = Infer<typeof SubscriptionStatus>

export const subscriptionMachine: StatusMachine<SubscriptionStatus> = {
  states: subscriptionStatuses,
  initial: 'pending',
  moves: [
    { from: 'pending', to: 'active', by: ['provider', 'system'] },
    { from: 'pending', to: 'cancelled', by: ['member', 'system'] },
    { from: 'active', to: 'paused', by: ['member'] },
    { from: 'active', to: 'past_due', by: ['provider', 'system'] },
    { from: 'active', to: 'cancelled', by: ['member', 'operator'] },
    { from: 'active', to: 'ended', by: ['system'] },
    { from: 'paused', to: 'active', by: ['member'] },
    { from: 'paused', to: 'cancelled', by: ['member', 'operator'] },
    { from: 'paused', to: 'ended', by: ['system'] },
    { from: 'past_due', to: 'active', by: ['member', 'provider', 'system'] },
    { from: 'past_due', to: 'cancelled', by: ['member', 'operator', 'system'] },
    { from: 'past_due', to: 'ended', by: ['system'] },
  ],
}

/** Those that a portfolio is fed by, now or again: what ends with it. */
export const runningStatuses = [
  'active',
  'paused',
  'past_due',
] as const satisfies readonly SubscriptionStatus[]
