import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { chargeback } from './chargeback.tables.ts'
import type { ChargebackRow } from './chargeback-facts.ts'

/** Records what became of a locked chargeback. */
export async function updateChargeback(
  tx: Transaction,
  { id }: ChargebackRow,
  outcome: Partial<ChargebackRow>,
): Promise<ChargebackRow> {
  const [updated] = await tx.orm
    .update(chargeback)
    .set(outcome)
    .where(eq(chargeback.id, id))
    .returning()
  if (updated === undefined) throw new Error('chargeback not found although its row is locked')
  return updated
}
