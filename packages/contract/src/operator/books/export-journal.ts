import { endpoint } from '../../endpoint.ts'
import { monthQuery } from './month-query.ts'

export const exportJournal = endpoint({
  summary: 'Every posting of a month as a CSV file, entry by entry.',
  method: 'GET',
  path: '/operator/books/journal',
  access: 'operator',
  query: monthQuery,
  response: { contentType: 'text/csv', fileName: 'journal.csv' },
})
