import { array, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Currency } from '../money/currency.ts'

export const listCurrencies = endpoint({
  summary: 'The currencies this member can hold.',
  method: 'GET',
  path: '/customer/currencies',
  access: 'member',
  response: type({ currencies: array(type({ code: Currency, name: string(), symbol: string() })) }),
})
