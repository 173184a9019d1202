import { approveKycCase } from '@kinfold/contract/operator/kyc/approve-kyc-case'
import { getKycCase } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { listKycCases } from '@kinfold/contract/operator/kyc/list-kyc-cases'
import { rejectKycCase } from '@kinfold/contract/operator/kyc/reject-kyc-case'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoKycCases, kycCaseDetail } from '@kinfold/personas/desk/kyc-cases'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

export const kycCases = mock(listKycCases, {
  ok: ({ query }) =>
    takePage(
      demoKycCases.filter(
        ({ status, kind }) =>
          (query.status === undefined || status === query.status) &&
          (query.kind === undefined || kind === query.kind),
      ),
      query,
    ),
  empty: emptyPage,
})

export const kycCase = mock(getKycCase, {
  ok: ({ params }) => kycCaseDetail(params.id) ?? new Refusal('not_found'),
})

function openCase(id: string) {
  const one = found(demoKycCases, id)
  if (one.status !== 'submitted') throw new Refusal('already_decided')
  return one
}

export const kycApproval = mock(approveKycCase, {
  ok: call => ({ ...openCase(call.params.id), status: 'approved', ...decidedBy(call) }),
})

export const kycRejection = mock(rejectKycCase, {
  ok: call => ({
    ...openCase(call.params.id),
    status: 'rejected',
    rejection_reason: call.body.reason,
    ...decidedBy(call),
  }),
})
