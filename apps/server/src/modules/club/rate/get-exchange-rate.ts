import type { getExchangeRate as endpoint } from '@kinfold/contract/reference/get-exchange-rate'
import type { Answer } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { describeRate } from './describe-rate.ts'
import { readRateInForce } from './read-rate-in-force.ts'

/** The rate in force; none while the club has set none. */
export async function getExchangeRate({
  db,
  clock,
  config,
}: Services): Promise<Answer<typeof endpoint>> {
  const at = await clock.now(db)
  const found = await readRateInForce(db, at)
  return describeRate(found, { staleDays: config.rateStaleDays, at })
}
