import { array, object, optional, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Currency } from '../money/currency.ts'
import { ClubBankAccount } from './club-bank-account.ts'

export const listBankDetails = endpoint({
  summary: 'The club’s own accounts to transfer to, by region and bank.',
  method: 'GET',
  path: '/payment/bank-details',
  access: 'member',
  query: object({ currency: optional(Currency) }),
  response: type({ accounts: array(ClubBankAccount) }),
})
