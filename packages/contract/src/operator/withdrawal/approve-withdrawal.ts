import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { WithdrawalStatus } from '../../withdrawal/withdrawal-status.ts'
import { RequestedWithdrawal } from './requested-withdrawal.ts'

export const approveWithdrawal = endpoint({
  summary: 'Approves a withdrawal for the next payout batch; the money leaves the wallet.',
  method: 'POST',
  path: '/operator/withdrawal/approve/:id',
  access: 'approver',
  money: true,
  params: { id: id<'withdrawal'>() },
  body: object({ seen: WithdrawalStatus }),
  response: RequestedWithdrawal,
  errors: [
    'about_yourself',
    'already_decided',
    'member_on_hold',
    'documents_not_approved',
    'bank_account_unchecked',
    'credited_by_you',
    'earlier_payout_open',
    'debt_uncovered',
  ],
})
