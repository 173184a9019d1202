import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { chargebackRecovery } from './chargeback.tables.ts'
import type { ChargebackRow } from './chargeback-facts.ts'
import { readBookedChargeback } from './read-booked-chargeback.ts'

/** No money moves for a locked chargeback that the books contradict: its figures were written by no use-case. */
export async function requireBookedChargeback(tx: Transaction, row: ChargebackRow): Promise<void> {
  const recoveries = await tx.orm
    .select({ id: chargebackRecovery.id })
    .from(chargebackRecovery)
    .where(eq(chargebackRecovery.chargebackId, row.id))
  const ids = recoveries.map(({ id }) => id)
  const booked = await readBookedChargeback(tx, row.id, ids)
  if (booked?.taken !== row.amountMinor || booked.recovered !== row.recoveredMinor) {
    throw new Error(`chargeback ${row.id} contradicts the books`)
  }
}
