import { type Infer, nullable, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { RateText } from '../../money/exchange-rate.ts'
import { pageOf } from '../../paging/page-of.ts'
import { PageQuery } from '../../paging/page-query.ts'
import { OperatorReference } from '../person-reference.ts'
import { FeedQuote } from './feed-quote.ts'

export const RateOnRecord = type({
  id: id<'rate'>(),
  exchange_rate: RateText,
  set_at: DateTime,
  /** Null when it came from a feed. */
  set_by: nullable(OperatorReference),
  source: nullable(FeedQuote),
  /** The second person, where one was needed. */
  confirmed_by: nullable(OperatorReference),
})
export type RateOnRecord = Infer<typeof RateOnRecord>

export const listExchangeRates = endpoint({
  summary: 'The rates that held, newest first.',
  method: 'GET',
  path: '/operator/exchange-rate',
  access: 'operator',
  query: PageQuery,
  response: pageOf(RateOnRecord),
})
