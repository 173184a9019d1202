import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ProposalDecision } from '../proposal.ts'
import { BankDetailsProposal } from './managed-bank-details.ts'

export const confirmBankDetails = endpoint({
  summary: 'Puts what is proposed in force; not by the administrator who proposed it.',
  method: 'POST',
  path: '/operator/bank-details/confirm/:id',
  access: 'administrator',
  params: { id: id<'bank-details-proposal'>() },
  body: ProposalDecision,
  response: BankDetailsProposal,
  errors: ['already_decided', 'second_person_needed', 'conflict'],
})
