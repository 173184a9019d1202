import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { BankAccountToCheck, DecidableCheck } from './bank-account-check.ts'

export const listBankAccounts = endpoint({
  summary: 'Dollar accounts to check before the first payout, the longest waiting first.',
  method: 'GET',
  path: '/operator/bank-account',
  access: 'approver',
  query: object({ status: optional(DecidableCheck), ...pageQuery }),
  response: pageOf(BankAccountToCheck),
})
