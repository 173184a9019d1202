import { type Infer, type } from 'superstruct'
import { Customer } from '../../account/customer.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { KycCase } from './kyc-case.ts'

/** The document beside what the member said of themselves. */
export const KycCaseDetail = type({ kyc_case: KycCase, customer: Customer })
export type KycCaseDetail = Infer<typeof KycCaseDetail>

export const getKycCase = endpoint({
  summary: 'One document with the membership record to compare it with.',
  method: 'GET',
  path: '/operator/kyc/:id',
  access: 'reviewer',
  params: { id: id<'kyc-case'>() },
  response: KycCaseDetail,
})
