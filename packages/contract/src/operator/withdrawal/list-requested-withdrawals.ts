import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { Currency } from '../../money/currency.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { WithdrawalStatus } from '../../withdrawal/withdrawal-status.ts'
import { RequestedWithdrawal } from './requested-withdrawal.ts'

export const listRequestedWithdrawals = endpoint({
  summary: 'Withdrawals of all members, the longest waiting first.',
  method: 'GET',
  path: '/operator/withdrawal',
  access: 'approver',
  query: object({
    status: optional(WithdrawalStatus),
    currency: optional(Currency),
    ...pageQuery,
  }),
  response: pageOf(RequestedWithdrawal),
})
