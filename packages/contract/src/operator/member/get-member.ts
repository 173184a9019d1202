import { array, assign, boolean, type Infer, nullable, type } from 'superstruct'
import { Customer } from '../../account/customer.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Portfolio } from '../../portfolio/portfolio.ts'
import { Wallets } from '../../wallet/get-wallets.ts'
import { Withdrawal } from '../../withdrawal/withdrawal.ts'
import { KycCase } from '../kyc/kyc-case.ts'

/** What was handed in. Its number and the file itself are for reviewers; everybody else reads null. */
const MemberDocument = assign(KycCase, type({ file_id: nullable(id<'file'>()) }))
export type MemberDocument = Infer<typeof MemberDocument>

/** Everything the desk may know about a member. */
export const MemberDetail = type({
  customer: Customer,
  is_global: boolean(),
  is_email_verified: boolean(),
  wallets: Wallets,
  portfolios: array(Portfolio),
  withdrawals: array(Withdrawal),
  documents: array(MemberDocument),
})
export type MemberDetail = Infer<typeof MemberDetail>

export const getMember = endpoint({
  summary: 'One member: record, documents, wallets, portfolios and latest withdrawals.',
  method: 'GET',
  path: '/operator/member/:id',
  access: 'operator',
  params: { id: id<'customer'>() },
  response: MemberDetail,
})
