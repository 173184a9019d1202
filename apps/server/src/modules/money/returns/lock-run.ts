import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { returnsRun } from '../../holdings/portfolio/returns.tables.ts'

export type RunRow = typeof returnsRun.$inferSelect

/**
 * Who decides about a run, or ends it, comes one after the other (`no key update`); those who book its portfolios
 * share it (`share`), so that nobody ends it meanwhile. Run first, then plan or portfolios, then the ledger.
 */
export async function lockRun(
  tx: Transaction,
  id: string,
  strength: 'no key update' | 'share' = 'no key update',
): Promise<RunRow | undefined> {
  const [row] = await tx.orm.select().from(returnsRun).where(eq(returnsRun.id, id)).for(strength)
  return row
}
