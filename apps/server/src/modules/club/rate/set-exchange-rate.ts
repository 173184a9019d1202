import type { AnswerOf } from '@kinfold/contract/endpoint'
import { ratePairText } from '@kinfold/contract/money/rate-text'
import { isSmallRateStep } from '@kinfold/contract/operator/rate/is-small-rate-step'
import {
  type setExchangeRate as endpoint,
  rateAlreadyProposed,
  rateReasonNeeded,
} from '@kinfold/contract/operator/rate/set-exchange-rate'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { lapseLateRates } from './lapse-held-rates.ts'
import { lockRates } from './lock-rates.ts'
import { proposeRate } from './propose-rate.ts'
import { putRateInForce } from './put-rate-in-force.ts'
import { readRate } from './read-rates.ts'

type Input = { readonly rate: string; readonly reason: string | undefined; readonly by: string }

/** A small step takes effect at once; a large one, and the first rate, waits for a second person. */
export async function setExchangeRate(
  services: Services,
  { rate, reason, by }: Input,
): Promise<AnswerOf<typeof endpoint> | Refusal<'validation_failed' | 'conflict' | 'forbidden'>> {
  const { clock, config } = services
  return asOperator(services, by, 'administrator', async tx => {
    const now = await clock.now(tx)
    const before = await lockRates(tx, now)
    const rates = { last: before.last?.rate, base: before.base?.rate }
    if (isSmallRateStep(rate, rates, config.rateStepPercent)) {
      const set = await putRateInForce(tx, before, { rate, setBy: by }, now)
      const about = { subject: 'exchange rate', subjectId: set.id, detail: ratePairText(rate) }
      await noteOperator(services, tx, by, 'exchange_rate.set', about)
      return { rate: await readRate(tx, set.id), proposal: null }
    }
    if (reason === undefined) {
      return refuse('validation_failed', { fields: { reason: rateReasonNeeded } })
    }
    await lapseLateRates(tx, now)
    const proposal = await proposeRate(services, tx, { rate, reason, by, after: before.last })
    return proposal === undefined
      ? refuse('conflict', { sentence: rateAlreadyProposed })
      : { rate: null, proposal }
  })
}
