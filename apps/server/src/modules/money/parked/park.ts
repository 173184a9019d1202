import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Money } from '@kinfold/contract/money/money'
import type { OutsideGateway } from '@kinfold/contract/payment/gateway'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { receiveUnmatched } from '../../../ledger/recipes/receive-unmatched.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { lockBankAmount } from './lock-bank-line.ts'
import { numberReference } from './number-reference.ts'
import { unmatchedMoney } from './unmatched.tables.ts'

export type Stranded = {
  readonly memberId: string
  readonly name: string
  readonly amount: Money
  readonly bankReference: string
  /** Where it lies outside. */
  readonly cameBy: OutsideGateway
  /** Whose word it is that the money came back; null where nobody at the desk said so. */
  readonly by: string | null
  readonly at: Date
}

export type Parked = { readonly id: string; readonly movement: TransferRequest }

/**
 * Records that money of a member who has left, or holds dollars only, waits at the desk, and answers it with its
 * movement: out of a wallet that nobody can open any more.
 */
export async function park(
  tx: Transaction,
  { memberId, name, amount, bankReference, cameBy, by, at }: Stranded,
): Promise<Parked> {
  const line = { ...amount, receivedOn: dayInLagos(at) }
  await lockBankAmount(tx, line)
  // Somebody may have written the same down by hand.
  const reference = await numberReference(tx, { ...line, bankReference })
  const [kept] = await tx.orm
    .insert(unmatchedMoney)
    .values({
      currency: line.currency,
      amountMinor: line.minor,
      receivedOn: line.receivedOn,
      senderName: name,
      bankReference: reference,
      cameBy,
      meantFor: memberId,
      state: 'open',
      recordedBy: by,
      createdAt: at,
    })
    .returning({ id: unmatchedMoney.id })
  if (kept === undefined) throw new Error('unmatched money not found after insert')
  const movement = receiveUnmatched({
    attempt: moneyAttempts.unmatchedReceived(kept.id),
    unmatched: kept.id,
    from: walletOf(memberId, amount.currency),
    arrived: amount,
    reference,
    arrivedAt: at,
  })
  return { id: kept.id, movement }
}
