import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ProposalDecision } from '../proposal.ts'
import { BankDetailsProposal } from './managed-bank-details.ts'

export const discardBankDetails = endpoint({
  summary: 'Discards a proposal; its author may do so too.',
  method: 'POST',
  path: '/operator/bank-details/discard/:id',
  access: 'administrator',
  params: { id: id<'bank-details-proposal'>() },
  body: ProposalDecision,
  response: BankDetailsProposal,
  errors: ['already_decided'],
})
