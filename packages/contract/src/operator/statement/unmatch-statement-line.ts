import { nullable, object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { Reason } from '../reason.ts'
import { StatementLine } from './statement-line.ts'

export const unmatchStatementLine = endpoint({
  summary: 'Takes a wrong match back.',
  method: 'POST',
  path: '/operator/statement/unmatch/:id',
  access: 'approver',
  money: true,
  params: { id: id<'statement-line'>() },
  // Which match it is: another one may have been made since.
  body: object({ seen: nullable(DateTime), reason: Reason }),
  response: StatementLine,
  errors: [
    'about_yourself',
    'second_person_needed',
    'already_decided',
    'conflict',
    'insufficient_balance',
  ],
})
