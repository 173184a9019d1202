import { object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../paging/page-of.ts'
import { pageQuery } from '../paging/page-query.ts'
import { Transaction } from './transaction.ts'
import { transactionFilter } from './transaction-filter.ts'

export const listTransactions = endpoint({
  summary: 'The lines of one wallet with the running balance, newest first.',
  method: 'GET',
  path: '/wallet/transactions',
  access: 'member',
  query: object({ ...transactionFilter, ...pageQuery }),
  response: pageOf(Transaction),
  errors: ['not_found'],
})
