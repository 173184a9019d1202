import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../db/database.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { receiveUnmatched } from '../../ledger/recipes/receive-unmatched.ts'
import type { TransferRequest } from '../../ledger/transfer-request.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import { unmatchedMoney } from '../unmatched/unmatched.tables.ts'
import type { OwnedWithdrawal } from './lock-withdrawal.ts'

/**
 * Writes down that what came back of a withdrawal waits at the desk, and answers the movement for it: out of a wallet
 * that nobody can open any more.
 */
export async function setReturnAside(
  tx: Transaction,
  { row, memberId }: OwnedWithdrawal,
  { returned, at }: { readonly returned: Money; readonly at: Date },
): Promise<TransferRequest> {
  const bankReference = `${row.reference} returned`
  const [kept] = await tx.orm
    .insert(unmatchedMoney)
    .values({
      currency: returned.currency,
      amountMinor: returned.minor,
      receivedOn: dayInLagos(at),
      senderName: row.accountName === '' ? 'A member who left' : row.accountName,
      bankReference,
      state: 'open',
      createdAt: at,
    })
    .returning({ id: unmatchedMoney.id })
  if (kept === undefined) throw new Error('unmatched money not found after insert')
  return receiveUnmatched({
    attempt: moneyAttempts.unmatchedReceived(kept.id),
    unmatched: kept.id,
    from: walletOf(memberId, returned.currency),
    arrived: returned,
    reference: bankReference,
    arrivedAt: at,
  })
}
