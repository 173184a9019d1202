import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { withdrawalFee } from '@kinfold/contract/withdrawal/withdrawal-fee'
import type { Transaction } from '../../db/database.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { post } from '../../ledger/post.ts'
import { receiveUnmatched } from '../../ledger/recipes/receive-unmatched.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import type { Services } from '../services.ts'
import { unmatchedMoney } from '../unmatched/unmatched.tables.ts'
import { amountOf } from './describe-withdrawal.ts'
import type { OwnedWithdrawal } from './lock-withdrawal.ts'

/** Takes what came back of a withdrawal out of a wallet that nobody can open any more: it waits at the desk. */
export async function setReturnAside(
  { clock }: Services,
  tx: Transaction,
  { row, memberId }: OwnedWithdrawal,
  arrivedAt: Date,
): Promise<void> {
  const amount = amountOf(row)
  const received = addMoney(amount, withdrawalFee(amount))
  const [kept] = await tx.orm
    .insert(unmatchedMoney)
    .values({
      currency: row.currency,
      amountMinor: received.minor,
      receivedOn: dayInLagos(arrivedAt),
      senderName: row.accountName === '' ? 'A member who left' : row.accountName,
      bankReference: `${row.reference} returned`,
      state: 'open',
      createdAt: await clock.now(tx),
    })
    .returning()
  if (kept === undefined) throw new Error('unmatched money not found after insert')
  await post(
    tx,
    receiveUnmatched({
      attempt: moneyAttempts.unmatchedReceived(kept.id),
      unmatched: kept.id,
      from: walletOf(memberId, row.currency),
      arrived: received,
      reference: kept.bankReference,
      arrivedAt,
    }),
  )
}
