import { rejectKycCase } from '@kinfold/contract/operator/kyc/reject-kyc-case'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { kycCaseKey } from './get-kyc-case.ts'
import { kycCasesKey } from './list-kyc-cases.ts'

export const rejectKycCaseMutation = mutation('POST /operator/kyc/reject/:id', rejectKycCase, {
  invalidates: [kycCasesKey, kycCaseKey, deskOverviewKey, memberKey],
  success: ({ status }) =>
    status === 'approved'
      ? 'Asked for. Another reviewer has to take it back too.'
      : 'Rejected. The member is told the reason.',
})

export const useRejectKycCase = () => useMutation(rejectKycCaseMutation)
