import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { WithdrawalStatus } from '../../withdrawal/withdrawal-status.ts'
import { Reason } from '../reason.ts'
import { RequestedWithdrawal } from './requested-withdrawal.ts'

export const returnWithdrawal = endpoint({
  summary:
    'Says that the bank sent a paid withdrawal back; the amount is in the wallet again. What a provider paid, it is asked about.',
  method: 'POST',
  path: '/operator/withdrawal/return/:id',
  access: 'approver',
  money: true,
  params: { id: id<'withdrawal'>() },
  body: object({ seen: WithdrawalStatus, reason: Reason }),
  response: RequestedWithdrawal,
  errors: [
    'about_yourself',
    'already_decided',
    'conflict',
    'provider_unavailable',
    'second_person_needed',
  ],
})
