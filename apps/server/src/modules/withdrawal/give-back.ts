import { withdrawalFee } from '@kinfold/contract/withdrawal/withdrawal-fee'
import type { Transaction } from '../../db/database.ts'
import { post } from '../../ledger/post.ts'
import { failWithdrawal } from '../../ledger/recipes/fail-withdrawal.ts'
import { release } from '../../ledger/release.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import { amountOf } from './describe-withdrawal.ts'
import { holdOf } from './hold-of.ts'
import type { OwnedWithdrawal } from './lock-withdrawal.ts'
import { requireBooked } from './require-booked.ts'

/** Frees the money of a withdrawal that won't be paid: what is held is released, what has left comes back. */
export async function giveBack(
  tx: Transaction,
  { row, memberId: member }: OwnedWithdrawal,
  why: { readonly reason: string; readonly at: Date },
): Promise<void> {
  await requireBooked(tx, row)
  if (row.leftWalletAt === null) {
    const wasHeld = await release(tx, holdOf(row))
    if (!wasHeld) throw new Error(`the hold of withdrawal ${row.id} was released before`)
    return
  }
  const amount = amountOf(row)
  const fee = withdrawalFee(amount)
  const attempt = moneyAttempts.withdrawalFailed(row.id)
  const { reason, at: eventAt } = why
  await post(tx, {
    ...failWithdrawal({ attempt, member, withdrawal: row.id, amount, fee, reason }),
    eventAt,
  })
}
