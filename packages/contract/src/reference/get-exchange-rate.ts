import { boolean, enums, type Infer, nullable, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { DateTime } from '../fields/date-time.ts'
import { RateText } from '../money/exchange-rate.ts'

/** All null while the club has set no rate; nothing is converted then. */
export const ExchangeRateAnswer = type({
  /** How many naira one dollar costs. */
  exchange_rate: nullable(RateText),
  set_at: nullable(DateTime),
  /** Whether somebody of the club set it, or it came from a feed. */
  source: nullable(enums(['club', 'feed'])),
  /** Older than the club trusts: it may change before anybody pays. */
  is_stale: boolean(),
})
export type ExchangeRateAnswer = Infer<typeof ExchangeRateAnswer>

export const getExchangeRate = endpoint({
  summary: 'What one dollar costs in naira, and since when.',
  method: 'GET',
  path: '/payment/exchange-rate',
  access: 'member',
  response: ExchangeRateAnswer,
})
