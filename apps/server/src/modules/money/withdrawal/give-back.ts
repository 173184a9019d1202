import type { Transaction } from '../../../db/database.ts'
import { post } from '../../../ledger/post.ts'
import { release } from '../../../ledger/release.ts'
import { failureOf, type Why } from './failure-of.ts'
import { holdOf } from './hold-of.ts'
import type { OwnedWithdrawal } from './lock-withdrawal.ts'
import { requireBooked } from './require-booked.ts'

/** Frees the money of a withdrawal that won't be paid: what is held is released, what has left comes back. */
export async function giveBack(tx: Transaction, owned: OwnedWithdrawal, why: Why): Promise<void> {
  const { row } = owned
  await requireBooked(tx, row)
  if (row.leftWalletAt === null) {
    const wasHeld = await release(tx, holdOf(row))
    if (!wasHeld) throw new Error(`the hold of withdrawal ${row.id} was released before`)
    return
  }
  await post(tx, failureOf(owned, why))
}
