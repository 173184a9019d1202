import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { CsvMapping } from './csv-mapping.ts'
import { StatementMapping } from './statement-mapping.ts'

export const setStatementMapping = endpoint({
  summary: 'Says which columns of a bank’s CSV files mean what; it is remembered for that bank.',
  method: 'POST',
  path: '/operator/statement/mapping/:id',
  access: 'approver',
  params: { id: id<'club-bank-account'>() },
  body: CsvMapping,
  response: StatementMapping,
})
