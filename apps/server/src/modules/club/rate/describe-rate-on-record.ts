import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { RateOnRecord } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { describeFeedQuote } from './describe-feed-quote.ts'
import type { exchangeRate } from './rate.tables.ts'

type Row = {
  readonly rate: typeof exchangeRate.$inferSelect
  readonly by: OperatorReference | null
  readonly confirmer: OperatorReference | null
}

/** A rate as operators see it: with those who set it. */
export function describeRateOnRecord({ rate, by, confirmer }: Row): RateOnRecord {
  return {
    id: rate.id,
    exchange_rate: rate.rate,
    set_at: rate.setAt.toISOString(),
    source: describeFeedQuote(rate),
    set_by: by && { id: by.id, name: by.name },
    confirmed_by: confirmer && { id: confirmer.id, name: confirmer.name },
  }
}
