import type { RateOnRecord } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { demoId } from '../demo-id.ts'
import { demoRates } from '../rates/demo-rates.ts'
import { operatorReference } from './person-references.ts'

/** What GET /operator/exchange-rate answers, newest first. */
export const ratesOnRecord: readonly RateOnRecord[] = demoRates.toReversed().map(
  ({ rate, setAt }): RateOnRecord => ({
    id: demoId('rate', setAt),
    exchange_rate: rate,
    set_at: setAt,
    set_by: operatorReference('zainab'),
    source: null,
    confirmed_by: null,
  }),
)
