import { object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { transactionFilter } from './transaction-filter.ts'

export const exportTransactions = endpoint({
  summary: 'The same lines as a CSV file, all pages in one.',
  method: 'GET',
  path: '/wallet/transactions/csv',
  access: 'member',
  query: object(transactionFilter),
  response: { contentType: 'text/csv', fileName: 'transactions.csv' },
  errors: ['not_found'],
})
