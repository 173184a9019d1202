import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Withdrawal } from './withdrawal.ts'

export const cancelWithdrawal = endpoint({
  summary: 'Takes a withdrawal back while it is pending; the amount is free again.',
  method: 'PATCH',
  path: '/wallet/withdrawal/cancel/:id',
  access: 'member',
  money: true,
  params: { id: id<'withdrawal'>() },
  response: Withdrawal,
  errors: ['withdrawal_not_cancellable'],
})
