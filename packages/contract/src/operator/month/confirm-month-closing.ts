import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ProposalDecision } from '../proposal.ts'
import { MonthClosing } from './month-closing.ts'

export const confirmMonthClosing = endpoint({
  summary:
    'Closes a month for good: what is found later is booked on its own day. Not by who proposed it.',
  method: 'POST',
  path: '/operator/month/confirm/:id',
  access: 'administrator',
  params: { id: id<'month-closing'>() },
  body: ProposalDecision,
  response: MonthClosing,
  errors: ['already_decided', 'second_person_needed', 'conflict'],
})
