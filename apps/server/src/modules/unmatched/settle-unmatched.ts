import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { UnmatchedRow } from './describe-unmatched.ts'
import { unmatchedMoney } from './unmatched.tables.ts'

type Outcome = Pick<UnmatchedRow, 'state' | 'decidedAt' | 'decidedBy'> &
  Partial<Pick<UnmatchedRow, 'assignedTo' | 'paymentId' | 'reason'>>

/** Writes down what became of locked money. */
export async function settleUnmatched(
  tx: Transaction,
  { id }: UnmatchedRow,
  outcome: Outcome,
): Promise<void> {
  await tx.orm.update(unmatchedMoney).set(outcome).where(eq(unmatchedMoney.id, id))
}
