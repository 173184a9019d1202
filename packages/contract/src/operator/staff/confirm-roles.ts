import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ProposalDecision } from '../proposal.ts'
import { RolesProposal } from './roles-proposal.ts'

export const confirmRoles = endpoint({
  summary: 'Gives the proposed roles; not for their author, nor for the operator concerned.',
  method: 'POST',
  path: '/operator/staff/roles/confirm/:id',
  access: 'administrator',
  params: { id: id<'roles-proposal'>() },
  body: ProposalDecision,
  response: RolesProposal,
  errors: ['already_decided', 'second_person_needed', 'about_yourself', 'conflict'],
})
