import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { UnmatchedRow } from './describe-unmatched.ts'
import { unmatchedMoney } from './unmatched.tables.ts'

/** It stays as it is until the end: of two who decide about it, one comes first. */
export async function lockUnmatched(
  tx: Transaction,
  id: string,
): Promise<UnmatchedRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(unmatchedMoney)
    .where(eq(unmatchedMoney.id, id))
    .for('update')
  return row
}
