import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { UnmatchedRow } from './describe-unmatched.ts'
import { lockBankAmount } from './lock-bank-line.ts'
import { unmatchedMoney } from './unmatched.tables.ts'

/** It stays as it is until the end: of two who decide about it, one comes first. */
export async function lockUnmatched(
  tx: Transaction,
  id: string,
): Promise<UnmatchedRow | undefined> {
  const [found] = await tx.orm
    .select({ currency: unmatchedMoney.currency, minor: unmatchedMoney.amountMinor })
    .from(unmatchedMoney)
    .where(eq(unmatchedMoney.id, id))
  if (found === undefined) return undefined
  await lockBankAmount(tx, found)
  const [row] = await tx.orm
    .select()
    .from(unmatchedMoney)
    .where(eq(unmatchedMoney.id, id))
    .for('update')
  return row
}
