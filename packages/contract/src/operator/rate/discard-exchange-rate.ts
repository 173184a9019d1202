import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ProposalDecision } from '../proposal.ts'
import { RateProposal } from './rate-proposal.ts'

export const discardExchangeRate = endpoint({
  summary: 'Discards a proposed rate; its author may do so too.',
  method: 'POST',
  path: '/operator/exchange-rate/discard/:id',
  access: 'administrator',
  params: { id: id<'rate-proposal'>() },
  body: ProposalDecision,
  response: RateProposal,
  errors: ['already_decided'],
})
