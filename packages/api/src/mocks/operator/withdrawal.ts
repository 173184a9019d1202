import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { approvalProblem } from '@kinfold/contract/operator/withdrawal/approval-problem'
import { approveWithdrawal } from '@kinfold/contract/operator/withdrawal/approve-withdrawal'
import { listRequestedWithdrawals } from '@kinfold/contract/operator/withdrawal/list-requested-withdrawals'
import { refusalProblem } from '@kinfold/contract/operator/withdrawal/refusal-problem'
import { refuseWithdrawal } from '@kinfold/contract/operator/withdrawal/refuse-withdrawal'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { takePage } from '@kinfold/contract/paging/take-page'
import { payoutAccountFor } from '@kinfold/contract/withdrawal/payout-account'
import { memberFactsOf } from '@kinfold/personas/answers/session-user-of'
import { requestedWithdrawals as demoRequests } from '@kinfold/personas/desk/requested-withdrawals'
import { people } from '@kinfold/personas/people/people'
import { emptyPage } from '../empty-page.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

function request(id: string): RequestedWithdrawal {
  const one = demoRequests.find(({ withdrawal }) => withdrawal.id === id)
  if (!one) throw new Refusal('not_found')
  return one
}

function payoutAccountOf({ member, withdrawal }: RequestedWithdrawal): BankAccount | undefined {
  const person = Object.values(people).find(({ customer }) => customer.id === member.id)
  return person && payoutAccountFor(withdrawal.currency, memberFactsOf(person).bankAccounts)
}

export const operatorWithdrawalMocks = {
  listRequestedWithdrawals: mock(listRequestedWithdrawals, {
    ok: ({ query }) =>
      takePage(
        demoRequests.filter(
          ({ withdrawal }) =>
            (query.status === undefined || withdrawal.status === query.status) &&
            (query.currency === undefined || withdrawal.currency === query.currency),
        ),
        query,
      ),
    empty: emptyPage,
  }),
  approveWithdrawal: mock(approveWithdrawal, {
    ok: call => {
      const one = request(call.params.id)
      const { status } = one.withdrawal
      refuseFor(approvalProblem({ status, check: payoutAccountOf(one)?.check.status ?? 'refused' }))
      const { decided_at, decided_by } = decidedBy(call)
      return {
        ...one,
        withdrawal: { ...one.withdrawal, status: 'approved', decided_at },
        decided_by,
      }
    },
  }),
  refuseWithdrawal: mock(refuseWithdrawal, {
    ok: call => {
      const one = request(call.params.id)
      refuseFor(refusalProblem(one.withdrawal.status))
      const { decided_at, decided_by } = decidedBy(call)
      const failure_reason = call.body.reason
      return {
        ...one,
        withdrawal: { ...one.withdrawal, status: 'failed', decided_at, failure_reason },
        decided_by,
      }
    },
  }),
}
