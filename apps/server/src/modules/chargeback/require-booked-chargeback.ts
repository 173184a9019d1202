import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import { chargebackRecovery } from './chargeback.tables.ts'
import type { ChargebackRow } from './chargeback-facts.ts'

// By the keys of its movements, each of which is in the index.
const booked = `
  SELECT coalesce(-sum(p.amount) FILTER (WHERE t.scope = $1), 0)::int8 AS taken,
         coalesce(sum(p.amount) FILTER (WHERE t.scope = $2), 0)::int8 AS recovered
    FROM ledger.transfer t
    JOIN ledger.posting p ON p.transfer_id = t.id
    JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'receivable'
   WHERE (t.scope = $1 AND t.key = $3) OR (t.scope = $2 AND t.key = ANY($4))`

/** No money moves for a locked chargeback that the books contradict: its figures were written by no use-case. */
export async function requireBookedChargeback(tx: Transaction, row: ChargebackRow): Promise<void> {
  const recoveries = await tx.orm
    .select({ id: chargebackRecovery.id })
    .from(chargebackRecovery)
    .where(eq(chargebackRecovery.chargebackId, row.id))
  const taken = moneyAttempts.chargeback(row.id)
  const { scope } = moneyAttempts.receivableRecovered(row.id)
  const [found] = await tx.query<{ taken: bigint; recovered: bigint }>({
    text: booked,
    values: [taken.scope, scope, taken.key, recoveries.map(({ id }) => id)],
  })
  if (found?.taken !== row.amountMinor || found.recovered !== row.recoveredMinor) {
    throw new Error(`chargeback ${row.id} contradicts the books`)
  }
}
