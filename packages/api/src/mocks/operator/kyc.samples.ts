import { approveKycCase } from '@kinfold/contract/operator/kyc/approve-kyc-case'
import { getKycCase } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { listKycCases } from '@kinfold/contract/operator/kyc/list-kyc-cases'
import { rejectKycCase } from '@kinfold/contract/operator/kyc/reject-kyc-case'
import { demoId } from '@kinfold/personas/demo-id'
import { sampleCall } from '../sample-call.ts'

export const operatorKycSamples = {
  approveKycCase: sampleCall(approveKycCase, {
    params: { id: demoId('kyc-case', 'chidi', 'identity') },
    body: { seen: 'submitted' },
  }),
  getKycCase: sampleCall(getKycCase, { params: { id: demoId('kyc-case', 'chidi', 'identity') } }),
  listKycCases: sampleCall(listKycCases, { query: { status: 'submitted' } }),
  rejectKycCase: sampleCall(rejectKycCase, {
    params: { id: demoId('kyc-case', 'chidi', 'address') },
    body: { seen: 'submitted', reason: 'The sampleDocument is cut off.' },
  }),
}
