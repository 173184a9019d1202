import { desc, lte } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { exchangeRate } from './rate.tables.ts'

/** The rate that holds at a moment; none while the club has set none. */
export async function readRateInForce(
  { orm }: Handle,
  at: Date,
): Promise<typeof exchangeRate.$inferSelect | undefined> {
  const [found] = await orm
    .select()
    .from(exchangeRate)
    .where(lte(exchangeRate.setAt, at))
    .orderBy(desc(exchangeRate.setAt), desc(exchangeRate.id))
    .limit(1)
    .execute()
  return found
}
