import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ProposalDecision } from '../proposal.ts'
import { FeeProposal } from './fee-proposal.ts'

export const discardFee = endpoint({
  summary: 'Discards a proposed fee; its author may do so too.',
  method: 'POST',
  path: '/operator/fee/discard/:id',
  access: 'administrator',
  params: { id: id<'fee-proposal'>() },
  body: ProposalDecision,
  response: FeeProposal,
  errors: ['already_decided'],
})
