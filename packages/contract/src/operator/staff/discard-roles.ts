import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ProposalDecision } from '../proposal.ts'
import { RolesProposal } from './roles-proposal.ts'

export const discardRoles = endpoint({
  summary: 'Discards proposed roles; their author may do so too.',
  method: 'POST',
  path: '/operator/staff/roles/discard/:id',
  access: 'administrator',
  params: { id: id<'roles-proposal'>() },
  body: ProposalDecision,
  response: RolesProposal,
  errors: ['already_decided', 'about_yourself'],
})
