import { canMove } from '../status/status-machine.ts'
import { type WithdrawalStatus, withdrawalMachine } from './withdrawal-status.ts'

/** Why a member can't take a withdrawal back. */
export function cancellationProblem(status: WithdrawalStatus) {
  return canMove(withdrawalMachine, status, 'cancelled', 'member')
    ? undefined
    : 'withdrawal_not_cancellable'
}
