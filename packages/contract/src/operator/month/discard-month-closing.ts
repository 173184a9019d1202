import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ProposalDecision } from '../proposal.ts'
import { MonthClosing } from './month-closing.ts'

export const discardMonthClosing = endpoint({
  summary: 'Discards a proposed closing; its author may do so too.',
  method: 'POST',
  path: '/operator/month/discard/:id',
  access: 'administrator',
  params: { id: id<'month-closing'>() },
  body: ProposalDecision,
  response: MonthClosing,
  errors: ['already_decided'],
})
