import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { GivenReason } from '../reason.ts'
import { StatementLine } from './statement-line.ts'

export const unmatchStatementLine = endpoint({
  summary: 'Undoes a match that was wrong, by counter-postings.',
  method: 'POST',
  path: '/operator/statement/unmatch/:id',
  access: 'approver',
  money: true,
  params: { id: id<'statement-line'>() },
  body: GivenReason,
  response: StatementLine,
  errors: ['about_yourself', 'already_decided', 'conflict', 'insufficient_balance'],
})
