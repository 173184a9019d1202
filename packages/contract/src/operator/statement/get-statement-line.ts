import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { StatementLine } from './statement-line.ts'

export const getStatementLine = endpoint({
  summary: 'One line of the bank statements.',
  method: 'GET',
  path: '/operator/statement/line/:id',
  access: 'approver',
  params: { id: id<'statement-line'>() },
  response: StatementLine,
})
