import { canMove } from '../status/status-machine.ts'
import { type SubscriptionStatus, subscriptionMachine } from './subscription-status.ts'

/** Why a member can't end a recurring contribution: it is over already. */
export function cancellationProblem(status: SubscriptionStatus) {
  return canMove(subscriptionMachine, status, 'cancelled', 'member')
    ? undefined
    : 'subscription_not_cancellable'
}
