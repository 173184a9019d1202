import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import { statementLine, statementLineReturn } from '../../money/bank-line/statement.tables.ts'
import { unmatchedMoney } from '../../money/parked/unmatched.tables.ts'

const { amountMinor, lineId, unmatchedId } = statementLineReturn

/** The line that shows one of these going back, where no more of it is left for another. */
export async function readReturning(
  { orm }: Transaction,
  parts: readonly { readonly id: string }[],
): Promise<LineRow | undefined> {
  const ids = parts.map(({ id }) => id)
  const [whole] = await orm
    .select({ id: sql<string>`(array_agg(${lineId} ORDER BY ${amountMinor} DESC))[1]` })
    .from(statementLineReturn)
    .innerJoin(unmatchedMoney, eq(unmatchedMoney.id, unmatchedId))
    .where(inArray(unmatchedMoney.id, ids))
    .groupBy(unmatchedMoney.id)
    .having(sql`sum(${amountMinor}) >= ${unmatchedMoney.amountMinor}`)
    .limit(1)
  if (whole === undefined) return undefined
  const [line] = await orm.select().from(statementLine).where(eq(statementLine.id, whole.id))
  return line
}
