import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { UnmatchedMoney } from './unmatched-money.ts'

export const assignUnmatchedMoney = endpoint({
  summary: 'Gives unannounced money to a member: to a payment that waits for it, or to the wallet.',
  method: 'POST',
  path: '/operator/unmatched/assign/:id',
  access: 'approver',
  money: true,
  params: { id: id<'unmatched'>() },
  body: object({ customer_id: id<'customer'>(), payment_id: optional(id<'payment'>()) }),
  response: UnmatchedMoney,
  errors: ['already_decided', 'currency_mismatch', 'wallet_not_available'],
})
