import type { listRateProposals as endpoint } from '@kinfold/contract/operator/rate/list-rate-proposals'
import type { Answer } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { describeRate } from './describe-rate.ts'
import { readOpenRateProposals } from './read-rate-proposals.ts'
import { readRatesBefore } from './read-rates-before.ts'

/** What waits, and what a new rate will be measured by. */
export async function listRateProposals({
  db,
  clock,
  config,
}: Services): Promise<Answer<typeof endpoint>> {
  const at = await clock.now(db)
  const { last, base } = await readRatesBefore(db, at)
  return {
    proposals: await readOpenRateProposals(db),
    step: { percent: config.rateStepPercent, last: last?.rate ?? null, base: base?.rate ?? null },
    is_stale: describeRate(last, { staleDays: config.rateStaleDays, at }).is_stale,
  }
}
