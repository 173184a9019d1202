import { type Infer, nullable, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { DateTime } from '../fields/date-time.ts'
import { RateText } from '../money/exchange-rate.ts'

/** Both null while the club has set no rate; nothing is converted then. */
export const ExchangeRateAnswer = type({
  /** How many naira one dollar costs. */
  exchange_rate: nullable(RateText),
  set_at: nullable(DateTime),
})
export type ExchangeRateAnswer = Infer<typeof ExchangeRateAnswer>

export const getExchangeRate = endpoint({
  summary: 'What one dollar costs in naira, and since when.',
  method: 'GET',
  path: '/payment/exchange-rate',
  access: 'member',
  response: ExchangeRateAnswer,
})
