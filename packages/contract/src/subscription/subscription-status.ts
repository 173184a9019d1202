import { enums, type Infer } from 'superstruct'
import type { StatusMachine } from '../status/status-machine.ts'

export const subscriptionStatuses = [
  /** Waits for the first payment, which also leaves the card to charge. */
  'pending',
  'active',
  /** A charge failed and is tried again. */
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
    { from: 'active', to: 'past_due', by: ['provider', 'system'] },
    { from: 'active', to: 'cancelled', by: ['member', 'operator'] },
    { from: 'active', to: 'ended', by: ['system'] },
    { from: 'past_due', to: 'active', by: ['provider', 'system'] },
    { from: 'past_due', to: 'cancelled', by: ['member', 'operator', 'system'] },
    { from: 'past_due', to: 'ended', by: ['system'] },
  ],
}
