import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { Currency } from '../../money/currency.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { Statement } from './statement.ts'

export const listStatements = endpoint({
  summary: 'Bank statements that were read, newest first.',
  method: 'GET',
  path: '/operator/statement',
  access: 'approver',
  query: object({ currency: optional(Currency), ...pageQuery }),
  response: pageOf(Statement),
})
