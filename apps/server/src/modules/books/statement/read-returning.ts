import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import { statementLine } from '../../money/bank-line/statement.tables.ts'

const text = `
  SELECT (array_agg(g.line_id ORDER BY g.amount_minor DESC))[1] AS id
    FROM statement_line_return g JOIN unmatched_money u ON u.id = g.unmatched_id
   WHERE u.id = ANY ($1)
   GROUP BY u.id HAVING sum(g.amount_minor) >= u.amount_minor
   LIMIT 1`

/** The line that shows one of these going back, where no more of it is left for another. */
export async function readReturning(
  tx: Transaction,
  parts: readonly { readonly id: string }[],
): Promise<LineRow | undefined> {
  const values = [parts.map(({ id }) => id)]
  const [whole] = await tx.query<{ id: string }>({ text, values })
  if (whole === undefined) return undefined
  const [line] = await tx.orm.select().from(statementLine).where(eq(statementLine.id, whole.id))
  return line
}
