import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import type { OwnedWithdrawal } from '../withdrawal/lock-withdrawal.ts'
import { chargeback } from './chargeback.tables.ts'
import { owedFor } from './chargeback-facts.ts'
import { debtorOf } from './debtor-of.ts'
import { requireBookedChargeback } from './require-booked-chargeback.ts'
import { takeOwed } from './take-owed.ts'

const reason = 'Your bank sent it back, so what you owed for it is settled.'

/**
 * A locked withdrawal that its member owes has come back to their wallet: it pays what is still owed for it. Answers
 * whether anything was.
 */
export async function settleCameBack(
  services: Services,
  tx: Transaction,
  withdrawn: OwnedWithdrawal,
): Promise<boolean> {
  const [row] = await tx.orm
    .select()
    .from(chargeback)
    .where(eq(chargeback.withdrawalId, withdrawn.row.id))
    .for('update')
  if (row === undefined) return false
  const amount = owedFor(row)
  const debtor = debtorOf({ row, paid: undefined, withdrawn })
  if (amount.minor === 0n || debtor === undefined) return false
  await requireBookedChargeback(tx, row)
  const at = await services.clock.now(tx)
  const taking = { id: randomUUID(), amount, portfolio: undefined, reason, by: null, at }
  return takeOwed(services, tx, { row, debtor }, taking)
}
