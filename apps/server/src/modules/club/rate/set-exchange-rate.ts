import { ratePairText } from '@kinfold/contract/money/rate-text'
import { isSmallRateStep } from '@kinfold/contract/operator/rate/is-small-rate-step'
import {
  type setExchangeRate as endpoint,
  rateAlreadyProposed,
  rateReasonNeeded,
} from '@kinfold/contract/operator/rate/set-exchange-rate'
import { refuse } from '../../../calls/refusal.ts'
import {
  Audited,
  audited,
  type Decided,
  type OperatorCall,
} from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { lapseLateRates } from './lapse-held-rates.ts'
import { lockRates } from './lock-rates.ts'
import { proposeRate } from './propose-rate.ts'
import { putRateInForce } from './put-rate-in-force.ts'
import { readRate } from './read-rates.ts'

type Endpoint = typeof endpoint

/** A small step takes effect at once; a large one, and the first rate, waits for a second person. */
export async function setExchangeRate(
  services: Services,
  { caller, body: { exchange_rate: rate, reason }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const { clock, config } = services
  const now = await clock.now(tx)
  const before = await lockRates(tx, now)
  const rates = { last: before.last?.rate, base: before.base?.rate }
  if (isSmallRateStep(rate, rates, config.rateStepPercent)) {
    const set = await putRateInForce(tx, before, { rate, setBy: by }, now)
    const about = { subject: 'exchange rate', subjectId: set.id, detail: ratePairText(rate) }
    return audited('exchange_rate.set', about, { rate: await readRate(tx, set.id), proposal: null })
  }
  if (reason === undefined) {
    return refuse('validation_failed', { fields: { reason: rateReasonNeeded } })
  }
  await lapseLateRates(tx, now)
  const proposal = await proposeRate(services, tx, { rate, reason, by, after: before.last })
  if (proposal === undefined) return refuse('conflict', { sentence: rateAlreadyProposed })
  return new Audited(proposal.entry, { rate: null, proposal: proposal.answer })
}
