import { object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { pageOf } from '../paging/page-of.ts'
import { pageQuery } from '../paging/page-query.ts'
import { Withdrawal } from './withdrawal.ts'
import { WithdrawalStatus } from './withdrawal-status.ts'

export const listWithdrawals = endpoint({
  summary: 'The member’s withdrawals, newest first.',
  method: 'GET',
  path: '/wallet/withdrawal/list',
  access: 'member',
  query: object({
    wallet_id: optional(id<'wallet'>()),
    status: optional(WithdrawalStatus),
    ...pageQuery,
  }),
  response: pageOf(Withdrawal),
})
