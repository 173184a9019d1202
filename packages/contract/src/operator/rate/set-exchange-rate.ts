import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { RateText } from '../../money/exchange-rate.ts'
import { RateOnRecord } from './list-exchange-rates.ts'

export const setExchangeRate = endpoint({
  summary: 'Sets how many naira one dollar costs from now on; quotes already given keep theirs.',
  method: 'POST',
  path: '/operator/exchange-rate',
  access: 'administrator',
  body: object({ exchange_rate: RateText }),
  response: RateOnRecord,
})
