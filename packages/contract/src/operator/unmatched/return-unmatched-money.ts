import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { GivenReason } from '../reason.ts'
import { UnmatchedMoney } from './unmatched-money.ts'

export const returnUnmatchedMoney = endpoint({
  summary: 'Sends unannounced money back to where it came from.',
  method: 'POST',
  path: '/operator/unmatched/return/:id',
  access: 'approver',
  money: true,
  params: { id: id<'unmatched'>() },
  body: GivenReason,
  response: UnmatchedMoney,
  errors: ['already_decided'],
})
