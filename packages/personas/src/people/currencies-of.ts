import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import type { Currency } from '@kinfold/contract/money/currency'
import { walletsToFund } from '@kinfold/contract/payment/payment-options'
import type { Person } from './person.ts'

export function isGlobal({ customer }: Person): boolean {
  return isGlobalMember(customer.country, customer.citizenship)
}

/** A global member holds dollars only. */
export function currenciesOf(person: Person): Currency[] {
  return walletsToFund(isGlobal(person))
}
