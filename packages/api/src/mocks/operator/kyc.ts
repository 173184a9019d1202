import { documentDayProblem } from '@kinfold/contract/kyc/document-day-problem'
import { approveKycCase } from '@kinfold/contract/operator/kyc/approve-kyc-case'
import { getKycCase } from '@kinfold/contract/operator/kyc/get-kyc-case'
import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import {
  isFirstOfTwo,
  keepsApproval,
  kycDecisionProblem,
} from '@kinfold/contract/operator/kyc/kyc-decision'
import { listKycCases } from '@kinfold/contract/operator/kyc/list-kyc-cases'
import { rejectKycCase } from '@kinfold/contract/operator/kyc/reject-kyc-case'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoKycCases, kycCaseDetail } from '@kinfold/personas/desk/kyc-cases'
import { referenceDay } from '@kinfold/personas/reference-day'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import type { CallerName } from '../mock-caller.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

function decide(
  call: { readonly as: CallerName | undefined; readonly params: { readonly id: string } },
  status: 'approved' | 'rejected',
  reason: string | null,
): KycCase {
  const one = found(demoKycCases, call.params.id)
  const by = decidedBy(call)
  const about = {
    status: one.status,
    memberId: one.member.id,
    isPoliticallyExposed: kycCaseDetail(one.id)?.customer.pep === true,
    firstApprovedBy: one.first_approved_by?.id ?? null,
    takenBackBy: one.take_back?.by.id ?? null,
  }
  const decision = { status, by: by.decided_by.id }
  refuseFor(kycDecisionProblem(about, decision))
  if (keepsApproval(about, decision)) return { ...one, take_back: null }
  if (isFirstOfTwo(about, decision)) {
    return reason === null
      ? { ...one, first_approved_by: by.decided_by }
      : { ...one, take_back: { by: by.decided_by, reason } }
  }
  return { ...one, status, rejection_reason: reason, ...by }
}

export const operatorKycMocks = {
  listKycCases: mock(listKycCases, {
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
  }),
  getKycCase: mock(getKycCase, {
    ok: ({ params }) => kycCaseDetail(params.id) ?? new Refusal('not_found'),
  }),
  approveKycCase: mock(approveKycCase, {
    ok: call => {
      const decided = decide(call, 'approved', null)
      const [sentence] = Object.values(documentDayProblem(decided, referenceDay) ?? {})
      return sentence === undefined ? decided : new Refusal('validation_failed', { sentence })
    },
  }),
  rejectKycCase: mock(rejectKycCase, {
    ok: call => decide(call, 'rejected', call.body.reason),
  }),
}
