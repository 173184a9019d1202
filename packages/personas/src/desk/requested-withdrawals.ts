import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { withdrawalWarnings } from '@kinfold/contract/operator/withdrawal/withdrawal-warnings'
import { withdrawalAnswer } from '../answers/withdrawals-of.ts'
import { demoId } from '../demo-id.ts'
import { people } from '../people/people.ts'
import { type DemoWithdrawal, demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { memberReference, operatorReference } from './person-references.ts'

export function requestedWithdrawal(withdrawal: DemoWithdrawal): RequestedWithdrawal {
  const { owner, amount, batch, decidedBy } = withdrawal
  const account = people[owner].bankAccounts.find(
    ({ kind }) => kind === amount.currency.toLowerCase(),
  )
  const name_match = account?.name_match ?? { matches: false, differing_words: [] }
  return {
    withdrawal: withdrawalAnswer(withdrawal),
    member: memberReference(owner),
    name_match,
    warnings: withdrawalWarnings({
      nameMatch: name_match,
      isAccountReplaced: false,
      isMemberActive: people[owner].customer.status === 'active',
      stop: null,
    }),
    batch_id: batch === null ? null : demoId('batch', batch),
    decided_by: decidedBy && operatorReference(decidedBy),
  }
}

/** What GET /operator/withdrawal answers, the longest waiting first. */
export const requestedWithdrawals: readonly RequestedWithdrawal[] =
  demoWithdrawals.map(requestedWithdrawal)
