import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { refund } from './refund.tables.ts'
import type { RefundRow } from './refund-facts.ts'

/** Records what became of a locked refund. */
export async function updateRefund(
  tx: Transaction,
  { id }: RefundRow,
  outcome: Partial<RefundRow>,
): Promise<RefundRow> {
  const [updated] = await tx.orm.update(refund).set(outcome).where(eq(refund.id, id)).returning()
  if (updated === undefined) throw new Error('refund not found although its row is locked')
  return updated
}
