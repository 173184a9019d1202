import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Reason } from '../reason.ts'
import { LineState, StatementLine } from './statement-line.ts'

export const unmatchStatementLine = endpoint({
  summary: 'Takes a wrong match back.',
  method: 'POST',
  path: '/operator/statement/unmatch/:id',
  access: 'approver',
  money: true,
  params: { id: id<'statement-line'>() },
  body: object({ seen: LineState, reason: Reason }),
  response: StatementLine,
  errors: [
    'about_yourself',
    'second_person_needed',
    'already_decided',
    'conflict',
    'insufficient_balance',
  ],
})
