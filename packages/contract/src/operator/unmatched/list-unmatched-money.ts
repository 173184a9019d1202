import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { UnmatchedMoney, UnmatchedState } from './unmatched-money.ts'

export const listUnmatchedMoney = endpoint({
  summary: 'Money that arrived without a member: oldest first, or latest if decided.',
  method: 'GET',
  path: '/operator/unmatched',
  access: 'approver',
  query: object({ state: optional(UnmatchedState), ...pageQuery }),
  response: pageOf(UnmatchedMoney),
})
