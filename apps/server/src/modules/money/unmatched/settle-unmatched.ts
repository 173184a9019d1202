import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { statementLine } from '../bank-line/statement.tables.ts'
import type { UnmatchedRow } from '../parked/describe-unmatched.ts'
import { unmatchedMoney } from '../parked/unmatched.tables.ts'

type Outcome = Pick<UnmatchedRow, 'state' | 'decidedAt' | 'decidedBy'> &
  Partial<Pick<UnmatchedRow, 'assignedTo' | 'paymentId' | 'clearsOn' | 'reason'>>

/** Records what became of locked money, and of the line of the bank statement that it is. */
export async function settleUnmatched(
  tx: Transaction,
  { id }: UnmatchedRow,
  outcome: Outcome,
): Promise<void> {
  await tx.orm.update(unmatchedMoney).set(outcome).where(eq(unmatchedMoney.id, id))
  const { decidedAt, decidedBy, paymentId = null } = outcome
  await tx.orm
    .update(statementLine)
    .set({
      state: 'matched',
      because: ['person'],
      paymentId,
      matchedAt: decidedAt,
      matchedBy: decidedBy,
    })
    .where(eq(statementLine.unmatchedId, id))
}
