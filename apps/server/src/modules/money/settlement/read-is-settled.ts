import type { RecordSettlementBody } from '@kinfold/contract/operator/settlement/record-settlement'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { settlement } from '../bank-line/statement.tables.ts'

/** Whether a provider's settlement was recorded before, and stands. */
export async function readIsSettled(
  handle: Handle,
  { gateway, currency, reference }: RecordSettlementBody,
): Promise<boolean> {
  const [found] = await handle.orm
    .select({ id: settlement.id })
    .from(settlement)
    .where(
      and(
        eq(settlement.gateway, gateway),
        eq(settlement.currency, currency),
        sql`lower(${settlement.reference}) = lower(${reference})`,
        isNull(settlement.undoneAt),
      ),
    )
  return found !== undefined
}
