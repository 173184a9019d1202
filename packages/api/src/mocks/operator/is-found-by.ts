import { memberSearch } from '@kinfold/contract/operator/member/member-search'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { personOf } from './person-of.ts'

/** The rule of the desk's one search field, over the few of the demo club. */
export function isFoundBy(typed: string | undefined, id: string): boolean {
  if (!typed) return true
  const { words, emailStart, phoneStarts, phoneEnd, lastFour, reference } = memberSearch(typed)
  const person = personOf(id)
  const { first_name, last_name, email, phone } = person.customer
  const named = memberSearch(`${first_name} ${last_name}`).words
  const references = [...paymentsOf(person), ...withdrawalsOf(person, { per_page: 10_000 }).items]
  return (
    (words.length > 0 && words.every(word => named.some(each => each.startsWith(word)))) ||
    (emailStart ? email.toLowerCase().startsWith(emailStart) : false) ||
    phoneStarts.some(start => phone.startsWith(start)) ||
    (phoneEnd !== undefined && phone.endsWith(phoneEnd)) ||
    (lastFour !== undefined &&
      person.bankAccounts.some(each => each.account_number.endsWith(lastFour))) ||
    references.some(each => each.reference === reference)
  )
}
