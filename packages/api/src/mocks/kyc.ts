import { uploadKyc } from '@kinfold/contract/kyc/upload-kyc'
import { uploadPoa } from '@kinfold/contract/kyc/upload-poa'
import { validateBvn } from '@kinfold/contract/kyc/validate-bvn'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { Refusal } from './refusal.ts'

export const kycUpload = mock(uploadKyc, {
  ok: call => {
    const member = memberOf(call)
    const { customer } = member
    if (customer.kyc_status === 'approved') return new Refusal('kyc_already_approved')
    return sessionUserOf({
      ...member,
      customer: { ...customer, kyc_status: 'submitted', kyc_rejection_reason: null },
    })
  },
})

export const poaUpload = mock(uploadPoa, {
  ok: call => {
    const member = memberOf(call)
    const { customer } = member
    if (customer.poa_status === 'approved') return new Refusal('kyc_already_approved')
    return sessionUserOf({
      ...member,
      customer: { ...customer, poa_status: 'submitted', poa_rejection_reason: null },
    })
  },
})

export const bvnValidation = mock(validateBvn, {
  ok: call => {
    const member = memberOf(call)
    if (member.isBvnValidated) return new Refusal('bvn_already_validated')
    const bvn_last4 = call.body.bvn.slice(-4)
    return sessionUserOf({
      ...member,
      isBvnValidated: true,
      customer: { ...member.customer, bvn_last4 },
    })
  },
})
