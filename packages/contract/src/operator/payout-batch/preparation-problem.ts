import type { Currency } from '../../money/currency.ts'
import { canMove } from '../../status/status-machine.ts'
import type { Withdrawal } from '../../withdrawal/withdrawal.ts'
import { withdrawalMachine } from '../../withdrawal/withdrawal-status.ts'
import type { PayoutWay } from './payout-batch.ts'
import { type PayoutFileFormat, takesCurrency } from './payout-file.ts'

type Candidate = Pick<Withdrawal, 'status' | 'currency'>

/** Why a withdrawal can't go into a batch of this currency. */
export function preparationProblem(withdrawal: Candidate, currency: Currency) {
  if (!canMove(withdrawalMachine, withdrawal.status, 'in_batch', 'operator')) return 'conflict'
  return withdrawal.currency === currency ? undefined : 'currency_mismatch'
}

interface Way {
  readonly currency: Currency
  readonly paidThrough: PayoutWay
  readonly format: PayoutFileFormat
  /** Whether a provider pays out for the club. */
  readonly hasProvider: boolean
}

/** Why a batch can't be paid like that: a provider pays out naira only, and a format is for one currency. */
export function wayProblem({ currency, paidThrough, format, hasProvider }: Way) {
  if (paidThrough === 'provider') {
    return currency === 'NGN' && hasProvider ? undefined : 'gateway_not_available'
  }
  return takesCurrency(format, currency) ? undefined : 'currency_mismatch'
}
