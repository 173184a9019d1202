import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Money } from '@kinfold/contract/money/money'
import type { OutsideGateway } from '@kinfold/contract/payment/gateway'
import type { Transaction } from '../../db/database.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { receiveUnmatched } from '../../ledger/recipes/receive-unmatched.ts'
import type { TransferRequest } from '../../ledger/transfer-request.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import { unmatchedMoney } from './unmatched.tables.ts'

type Stranded = {
  readonly memberId: string
  readonly name: string
  readonly amount: Money
  readonly bankReference: string
  /** Where it lies outside. */
  readonly cameBy: OutsideGateway
  readonly at: Date
}

/**
 * Writes down that money of a member who has left waits at the desk, and answers the movement for it: out of a wallet
 * that nobody can open any more.
 */
export async function setAside(
  tx: Transaction,
  { memberId, name, amount, bankReference, cameBy, at }: Stranded,
): Promise<TransferRequest> {
  const [kept] = await tx.orm
    .insert(unmatchedMoney)
    .values({
      currency: amount.currency,
      amountMinor: amount.minor,
      receivedOn: dayInLagos(at),
      senderName: name,
      bankReference,
      cameBy,
      meantFor: memberId,
      state: 'open',
      createdAt: at,
    })
    .returning({ id: unmatchedMoney.id })
  if (kept === undefined) throw new Error('unmatched money not found after insert')
  return receiveUnmatched({
    attempt: moneyAttempts.unmatchedReceived(kept.id),
    unmatched: kept.id,
    from: walletOf(memberId, amount.currency),
    arrived: amount,
    reference: bankReference,
    arrivedAt: at,
  })
}
