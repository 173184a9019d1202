import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { statementLineReturn } from '../../money/bank-line/statement.tables.ts'

/** How much of unmatched money a line shows going back. */
export async function readReturned({ orm }: Transaction, lineId: string): Promise<bigint> {
  const [shown] = await orm
    .select({ minor: sql<bigint>`coalesce(sum(${statementLineReturn.amountMinor}), 0)::int8` })
    .from(statementLineReturn)
    .where(eq(statementLineReturn.lineId, lineId))
  return shown?.minor ?? 0n
}
