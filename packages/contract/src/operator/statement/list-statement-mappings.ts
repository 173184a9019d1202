import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { StatementMapping } from './statement-mapping.ts'

export const listStatementMappings = endpoint({
  summary: 'The club’s bank accounts, each with how its bank’s CSV files are read.',
  method: 'GET',
  path: '/operator/statement/mapping',
  access: 'approver',
  response: type({ items: array(StatementMapping) }),
})
