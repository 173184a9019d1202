import { object, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { AccountNumber } from '../fields/account-number.ts'
import { BankCode } from '../fields/bank-code.ts'
import { NameMatch } from './name-match.ts'

export const resolveBankAccount = endpoint({
  summary: 'Asks the bank whose account this is, and compares the name with the membership.',
  method: 'GET',
  path: '/payment/resolve-bank-account',
  access: 'member',
  query: object({ account_number: AccountNumber, bank_code: BankCode }),
  response: type({ account_name: string(), name_match: NameMatch }),
  errors: ['bank_account_not_resolved', 'bank_lookup_unavailable'],
})
