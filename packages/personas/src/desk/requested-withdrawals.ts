import { areDocumentsApproved } from '@kinfold/contract/kyc/are-documents-approved'
import type { RequestedWithdrawalDetail } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { withdrawalWarnings } from '@kinfold/contract/operator/withdrawal/withdrawal-warnings'
import { isOpenWithdrawal } from '@kinfold/contract/withdrawal/withdrawal-status'
import { memberFactsOf } from '../answers/session-user-of.ts'
import { walletsOf } from '../answers/wallets-of.ts'
import { withdrawalAnswer } from '../answers/withdrawals-of.ts'
import { demoId } from '../demo-id.ts'
import { people } from '../people/people.ts'
import { type DemoWithdrawal, demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { debtOf } from './debt-of.ts'
import { memberReference, operatorReference } from './person-references.ts'

export function requestedWithdrawal(withdrawal: DemoWithdrawal): RequestedWithdrawal {
  const { owner, amount, batch, decidedBy, requestedAt } = withdrawal
  const account = people[owner].bankAccounts.find(
    ({ kind }) => kind === amount.currency.toLowerCase(),
  )
  const name_match = account?.name_match ?? { matches: false, differing_words: [] }
  const answer = withdrawalAnswer(withdrawal)
  const isOpen = isOpenWithdrawal(answer.status)
  return {
    withdrawal: answer,
    member: memberReference(owner),
    name_match,
    warnings: withdrawalWarnings({
      nameMatch: name_match,
      isAccountReplaced: false,
      isMemberActive: people[owner].customer.status === 'active',
      areDocumentsApproved: !isOpen || areDocumentsApproved(memberFactsOf(people[owner])),
      debt: isOpen ? debtOf(people[owner]) : undefined,
      matters: [],
      stop: null,
      isSent: false,
      requestedAt: new Date(requestedAt),
      memberSince: new Date(people[owner].customer.created_at),
      accountSetAt: account ? new Date(account.updated_at) : null,
    }),
    batch_id: batch === null ? null : demoId('batch', batch),
    stop: null,
    is_sent: false,
    decided_by: decidedBy && operatorReference(decidedBy),
  }
}

/** What GET /operator/withdrawal answers, the longest waiting first. */
export const requestedWithdrawals: readonly RequestedWithdrawal[] =
  demoWithdrawals.map(requestedWithdrawal)

/** What GET /operator/withdrawal/:id answers. */
export function requestedWithdrawalDetail(
  id: RequestedWithdrawal['withdrawal']['id'],
): RequestedWithdrawalDetail | undefined {
  const found = demoWithdrawals.find(each => each.id === id)
  if (!found) return undefined
  const person = people[found.owner]
  const { ngn, usd } = walletsOf(person)
  const wallet = found.amount.currency === 'NGN' ? ngn : usd
  if (!wallet) return undefined
  return { requested: requestedWithdrawal(found), customer: person.customer, wallet }
}
