import { desc, lte } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { exchangeRate } from './rate.tables.ts'

/** The rate in force at a moment; undefined while the club has set none. */
export async function findExchangeRate(
  handle: Handle,
  at: Date,
): Promise<typeof exchangeRate.$inferSelect | undefined> {
  const [found] = await handle.orm
    .select()
    .from(exchangeRate)
    .where(lte(exchangeRate.setAt, at))
    .orderBy(desc(exchangeRate.setAt), desc(exchangeRate.id))
    .limit(1)
  return found
}
