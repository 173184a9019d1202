import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { unmatchedMoney } from '../parked/unmatched.tables.ts'
import type { LineRow } from './lock-line.ts'
import { settleLine } from './settle-line.ts'

type Given = {
  readonly paymentId: string
  readonly memberId: string
  readonly by: string
  readonly at: Date
}

/** Records that a line, and the unmatched money it was taken for, paid a payment. */
export async function giveLine(
  tx: Transaction,
  line: LineRow,
  { paymentId, memberId, by, at }: Given,
): Promise<void> {
  if (line.unmatchedId !== null) {
    await tx.orm
      .update(unmatchedMoney)
      .set({ state: 'assigned', assignedTo: memberId, paymentId, decidedAt: at, decidedBy: by })
      .where(and(eq(unmatchedMoney.id, line.unmatchedId), eq(unmatchedMoney.state, 'open')))
  }
  await settleLine(tx, line, {
    state: 'matched',
    because: ['person'],
    paymentId,
    isBooked: line.unmatchedId === null || line.isBooked,
    matchedAt: at,
    matchedBy: by,
  })
}
