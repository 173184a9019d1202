import { endpoint } from '../../endpoint.ts'
import { monthQuery } from './month-query.ts'

export const exportTrialBalance = endpoint({
  summary:
    'What stood on each kind of account before and after a month, and what moved, as a CSV file.',
  method: 'GET',
  path: '/operator/books/trial-balance',
  access: 'operator',
  query: monthQuery,
  response: { contentType: 'text/csv', fileName: 'trial-balance.csv' },
})
