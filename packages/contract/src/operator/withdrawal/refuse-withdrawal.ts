import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { WithdrawalStatus } from '../../withdrawal/withdrawal-status.ts'
import { Reason } from '../reason.ts'
import { RequestedWithdrawal } from './requested-withdrawal.ts'

export const refuseWithdrawal = endpoint({
  summary: 'Refuses a withdrawal that is in no batch yet; the amount is back in the wallet.',
  method: 'POST',
  path: '/operator/withdrawal/refuse/:id',
  access: 'approver',
  money: true,
  params: { id: id<'withdrawal'>() },
  body: object({ seen: WithdrawalStatus, reason: Reason }),
  response: RequestedWithdrawal,
  errors: ['about_yourself', 'already_decided'],
})
