import { approveKycCase } from '@kinfold/contract/operator/kyc/approve-kyc-case'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { kycCaseKey } from './get-kyc-case.ts'
import { kycCasesKey } from './list-kyc-cases.ts'

export const approveKycCaseMutation = mutation('POST /operator/kyc/approve/:id', approveKycCase, {
  invalidates: [kycCasesKey, kycCaseKey, deskOverviewKey, memberKey],
  success: ({ status }, { body }) =>
    status === 'approved'
      ? body.seen === 'taking_back'
        ? 'It stays approved.'
        : 'Approved. The member is told.'
      : 'Approved once. A second reviewer has to approve it too.',
})

export const useApproveKycCase = () => useMutation(approveKycCaseMutation)
