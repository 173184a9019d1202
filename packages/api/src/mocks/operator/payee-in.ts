import { areDocumentsApproved } from '@kinfold/contract/kyc/are-documents-approved'
import type { Payee } from '@kinfold/contract/operator/withdrawal/payee-problem'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { payoutAccountFor } from '@kinfold/contract/withdrawal/payout-account'
import { memberFactsOf } from '@kinfold/personas/answers/session-user-of'
import { debtOf } from '@kinfold/personas/desk/debt-of'
import { people } from '@kinfold/personas/people/people'
import { Refusal } from '../refusal.ts'

/** Who gets the money of a withdrawal. */
export function payeeIn({ member, withdrawal: { currency } }: RequestedWithdrawal): Payee {
  const person = Object.values(people).find(({ customer }) => customer.id === member.id)
  if (!person) throw new Refusal('not_found')
  const facts = memberFactsOf(person)
  const check = payoutAccountFor(currency, facts.bankAccounts)?.check.status ?? 'refused'
  return {
    memberId: member.id,
    isMemberActive: facts.isActive,
    areDocumentsApproved: areDocumentsApproved(facts),
    check,
    debt: debtOf(person),
    creditors: new Set(),
    isEarlierPayoutOpen: false,
  }
}
