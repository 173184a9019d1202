import type { getExchangeRate as endpoint } from '@kinfold/contract/reference/get-exchange-rate'
import { desc, lte } from 'drizzle-orm'
import type { Answer } from '../../calls/call.ts'
import type { Services } from '../services.ts'
import { describeRate } from './describe-rate.ts'
import { exchangeRate } from './rate.tables.ts'

/** The rate in force; none while the club has set none. */
export async function getExchangeRate({
  db,
  clock,
  config,
}: Services): Promise<Answer<typeof endpoint>> {
  const at = await clock.now(db)
  const [found] = await db.orm
    .select()
    .from(exchangeRate)
    .where(lte(exchangeRate.setAt, at))
    .orderBy(desc(exchangeRate.setAt), desc(exchangeRate.id))
    .limit(1)
  return describeRate(found, { staleDays: config.rateStaleDays, at })
}
