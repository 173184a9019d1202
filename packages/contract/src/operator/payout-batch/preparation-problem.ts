import type { Currency } from '../../money/currency.ts'
import { canMove } from '../../status/status-machine.ts'
import type { Withdrawal } from '../../withdrawal/withdrawal.ts'
import { withdrawalMachine } from '../../withdrawal/withdrawal-status.ts'

type Candidate = Pick<Withdrawal, 'status' | 'currency'>

/** Why a withdrawal can't go into a batch of this currency. */
export function preparationProblem(withdrawal: Candidate | undefined, currency: Currency) {
  if (withdrawal === undefined) return 'not_found'
  if (!canMove(withdrawalMachine, withdrawal.status, 'in_batch', 'operator')) return 'conflict'
  return withdrawal.currency === currency ? undefined : 'currency_mismatch'
}
