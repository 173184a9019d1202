import { approveWithdrawal } from '@kinfold/contract/operator/withdrawal/approve-withdrawal'
import { listRequestedWithdrawals } from '@kinfold/contract/operator/withdrawal/list-requested-withdrawals'
import { refuseWithdrawal } from '@kinfold/contract/operator/withdrawal/refuse-withdrawal'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { takePage } from '@kinfold/contract/paging/take-page'
import { requestedWithdrawals as demoRequests } from '@kinfold/personas/desk/requested-withdrawals'
import { emptyPage } from '../empty-page.ts'
import { mock } from '../mock.ts'
import { Refusal } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

export const requestedWithdrawals = mock(listRequestedWithdrawals, {
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
})

function request(id: string, states: readonly string[]): RequestedWithdrawal {
  const one = demoRequests.find(({ withdrawal }) => withdrawal.id === id)
  if (!one) throw new Refusal('not_found')
  if (!states.includes(one.withdrawal.status)) throw new Refusal('already_decided')
  return one
}

export const withdrawalApproval = mock(approveWithdrawal, {
  ok: call => {
    const one = request(call.params.id, ['pending'])
    const { decided_at, decided_by } = decidedBy(call)
    return { ...one, withdrawal: { ...one.withdrawal, status: 'approved', decided_at }, decided_by }
  },
})

export const withdrawalRefusal = mock(refuseWithdrawal, {
  ok: call => {
    const one = request(call.params.id, ['pending', 'approved'])
    const { decided_at, decided_by } = decidedBy(call)
    const failure_reason = call.body.reason
    return {
      ...one,
      withdrawal: { ...one.withdrawal, status: 'failed', decided_at, failure_reason },
      decided_by,
    }
  },
})
