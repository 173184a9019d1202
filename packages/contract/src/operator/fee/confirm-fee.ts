import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ProposalDecision } from '../proposal.ts'
import { FeeProposal } from './fee-proposal.ts'

export const confirmFee = endpoint({
  summary: 'Puts a proposed fee in force; not by the administrator who proposed it.',
  method: 'POST',
  path: '/operator/fee/confirm/:id',
  access: 'administrator',
  params: { id: id<'fee-proposal'>() },
  body: ProposalDecision,
  response: FeeProposal,
  errors: ['already_decided', 'second_person_needed', 'conflict'],
})
