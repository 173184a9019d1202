import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { QueryFlag } from '../../fields/query-flag.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { LineState, StatementLine } from './statement-line.ts'

export const listStatementLines = endpoint({
  summary:
    'Lines of the bank statements, oldest first; `suggested=true` keeps those that wait, and that a payment or withdrawal was found for.',
  method: 'GET',
  path: '/operator/statement/line',
  access: 'approver',
  query: object({
    statement_id: optional(id<'statement'>()),
    state: optional(LineState),
    suggested: optional(QueryFlag),
    ...pageQuery,
  }),
  response: pageOf(StatementLine),
})
