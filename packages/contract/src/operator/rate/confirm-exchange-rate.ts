import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ProposalDecision } from '../proposal.ts'
import { RateProposal } from './rate-proposal.ts'

export const confirmExchangeRate = endpoint({
  summary: 'Puts a proposed rate in force; not by the administrator who proposed it.',
  method: 'POST',
  path: '/operator/exchange-rate/confirm/:id',
  access: 'administrator',
  params: { id: id<'rate-proposal'>() },
  body: ProposalDecision,
  response: RateProposal,
  errors: ['already_decided', 'second_person_needed', 'conflict'],
})
