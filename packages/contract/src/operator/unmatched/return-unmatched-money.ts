import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Reason } from '../reason.ts'
import { UnmatchedMoney, UnmatchedState } from './unmatched-money.ts'

export const returnUnmatchedMoney = endpoint({
  summary: 'Sends unmatched money back to where it came from.',
  method: 'POST',
  path: '/operator/unmatched/return/:id',
  access: 'approver',
  money: true,
  params: { id: id<'unmatched'>() },
  body: object({ seen: UnmatchedState, reason: Reason }),
  response: UnmatchedMoney,
  errors: ['already_decided', 'about_yourself', 'second_person_needed'],
})
