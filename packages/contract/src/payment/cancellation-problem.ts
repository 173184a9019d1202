import { canMove } from '../status/status-machine.ts'
import { type PaymentStatus, paymentMachine } from './payment-status.ts'

/** Why a member can't give up a payment: it has arrived, or is over already. */
export function cancellationProblem(status: PaymentStatus) {
  return canMove(paymentMachine, status, 'cancelled', 'member')
    ? undefined
    : 'payment_not_cancellable'
}
