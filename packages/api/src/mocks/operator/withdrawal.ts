import { approvalProblem } from '@kinfold/contract/operator/withdrawal/approval-problem'
import { approveWithdrawal } from '@kinfold/contract/operator/withdrawal/approve-withdrawal'
import { getRequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { listRequestedWithdrawals } from '@kinfold/contract/operator/withdrawal/list-requested-withdrawals'
import { refusalProblem } from '@kinfold/contract/operator/withdrawal/refusal-problem'
import { refuseWithdrawal } from '@kinfold/contract/operator/withdrawal/refuse-withdrawal'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { returnProblem } from '@kinfold/contract/operator/withdrawal/return-problem'
import { returnWithdrawal } from '@kinfold/contract/operator/withdrawal/return-withdrawal'
import { takePage } from '@kinfold/contract/paging/take-page'
import {
  requestedWithdrawals as demoRequests,
  requestedWithdrawalDetail,
} from '@kinfold/personas/desk/requested-withdrawals'
import { emptyPage } from '../empty-page.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'
import { payeeIn } from './payee-in.ts'

function request(id: string): RequestedWithdrawal {
  const one = demoRequests.find(({ withdrawal }) => withdrawal.id === id)
  if (!one) throw new Refusal('not_found')
  return one
}

const factsOf = (one: RequestedWithdrawal) => ({
  status: one.withdrawal.status,
  ...payeeIn(one),
})

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
  getRequestedWithdrawal: mock(getRequestedWithdrawal, {
    ok: ({ params }) => requestedWithdrawalDetail(params.id) ?? new Refusal('not_found'),
  }),
  approveWithdrawal: mock(approveWithdrawal, {
    ok: call => {
      const one = request(call.params.id)
      const { decided_at, decided_by } = decidedBy(call)
      refuseFor(approvalProblem(factsOf(one), decided_by.id))
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
      const { decided_at, decided_by } = decidedBy(call)
      refuseFor(refusalProblem(factsOf(one), decided_by.id))
      const failure_reason = call.body.reason
      return {
        ...one,
        withdrawal: { ...one.withdrawal, status: 'failed', decided_at, failure_reason },
        decided_by,
      }
    },
  }),
  returnWithdrawal: mock(returnWithdrawal, {
    ok: call => {
      const one = request(call.params.id)
      const { decided_at: returned_at, decided_by } = decidedBy(call)
      refuseFor(returnProblem(factsOf(one), decided_by.id))
      const failure_reason = call.body.reason
      return {
        ...one,
        withdrawal: { ...one.withdrawal, status: 'returned', returned_at, failure_reason },
      }
    },
  }),
}
