import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { GivenReason } from '../reason.ts'
import { RequestedWithdrawal } from './requested-withdrawal.ts'

export const refuseWithdrawal = endpoint({
  summary: 'Refuses a withdrawal that is in no batch yet; the amount is back in the wallet.',
  method: 'POST',
  path: '/operator/withdrawal/refuse/:id',
  access: 'approver',
  money: true,
  params: { id: id<'withdrawal'>() },
  body: GivenReason,
  response: RequestedWithdrawal,
  errors: ['about_yourself', 'already_decided'],
})
