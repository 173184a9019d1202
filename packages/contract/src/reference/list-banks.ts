import { array, type Infer, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'

export const Bank = type({ name: string(), code: string() })
export type Bank = Infer<typeof Bank>

export const listBanks = endpoint({
  summary: 'The Nigerian banks and their codes, by name.',
  method: 'GET',
  path: '/payment/list-bank',
  access: 'account',
  response: type({ banks: array(Bank) }),
})
