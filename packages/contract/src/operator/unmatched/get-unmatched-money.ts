import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { UnmatchedMoney } from './unmatched-money.ts'

export const getUnmatchedMoney = endpoint({
  summary: 'One sum that arrived without a member.',
  method: 'GET',
  path: '/operator/unmatched/:id',
  access: 'approver',
  params: { id: id<'unmatched'>() },
  response: UnmatchedMoney,
})
