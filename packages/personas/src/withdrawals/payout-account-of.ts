import type { Currency } from '@kinfold/contract/money/currency'
import { people } from '../people/people.ts'
import type { PersonKey } from '../people/person.ts'

/** The account that a withdrawal is paid to: its owner's of that currency. */
export function payoutAccountOf(owner: PersonKey, currency: Currency) {
  const account = people[owner].bankAccounts.find(({ kind }) => kind === currency.toLowerCase())
  if (!account) throw new RangeError(`${owner} has no account in ${currency}`)
  return account
}

export function payoutBankOf(owner: PersonKey, currency: Currency) {
  const { bank_name, account_number } = payoutAccountOf(owner, currency)
  return { bank_name, account_number_last4: account_number.slice(-4) }
}
