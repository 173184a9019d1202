import { documentDayProblem } from '@kinfold/contract/kyc/document-day-problem'
import { handInProblem } from '@kinfold/contract/kyc/hand-in-problem'
import { listOwnDocuments } from '@kinfold/contract/kyc/list-own-documents'
import { uploadKyc } from '@kinfold/contract/kyc/upload-kyc'
import { uploadPoa } from '@kinfold/contract/kyc/upload-poa'
import { validateBvn } from '@kinfold/contract/kyc/validate-bvn'
import { ownDocumentsOf } from '@kinfold/personas/answers/own-documents-of'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { referenceDay } from '@kinfold/personas/reference-day'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { Refusal, refuseFor } from './refusal.ts'

export const kycMocks = {
  listOwnDocuments: mock(listOwnDocuments, {
    ok: call => ownDocumentsOf(memberOf(call)),
    empty: () => ({ documents: [] }),
  }),
  uploadKyc: mock(uploadKyc, {
    ok: call => {
      const member = memberOf(call)
      const { customer } = member
      const fields = documentDayProblem(call.body, referenceDay)
      if (fields !== undefined) return new Refusal('validation_failed', { fields })
      refuseFor(handInProblem(customer.kyc_status))
      return sessionUserOf({
        ...member,
        customer: { ...customer, kyc_status: 'submitted', kyc_rejection_reason: null },
      })
    },
  }),
  uploadPoa: mock(uploadPoa, {
    ok: call => {
      const member = memberOf(call)
      const { customer } = member
      const fields = documentDayProblem(call.fields, referenceDay)
      if (fields !== undefined) return new Refusal('validation_failed', { fields })
      refuseFor(handInProblem(customer.poa_status))
      return sessionUserOf({
        ...member,
        customer: { ...customer, poa_status: 'submitted', poa_rejection_reason: null },
      })
    },
  }),
  validateBvn: mock(validateBvn, {
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
  }),
}
