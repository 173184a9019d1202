import type { PayoutWay } from '@kinfold/contract/operator/payout-batch/payout-batch'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { payWithdrawal } from '../../../ledger/recipes/pay-withdrawal.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { amountOf, type WithdrawalRow } from './describe-withdrawal.ts'
import { paidFrom } from './paid-from.ts'

/** The movement by which a withdrawal leaves the club. */
export function paymentOf(row: WithdrawalRow, way: PayoutWay, eventAt: Date): TransferRequest {
  const { id: withdrawal, reference, currency } = row
  const attempt = moneyAttempts.withdrawalPaid(withdrawal)
  const from = paidFrom(way, currency)
  return {
    ...payWithdrawal({ attempt, withdrawal, amount: amountOf(row), from, reference }),
    eventAt,
  }
}
