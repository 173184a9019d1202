import { array, enums, object, size } from 'superstruct'
import { operatorRoles } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Reason } from '../reason.ts'
import { RolesProposal } from './roles-proposal.ts'

export const rolesAlreadyProposed =
  'Other roles are proposed for them already. Confirm or discard those first.'

export const proposeRoles = endpoint({
  summary: 'Proposes another operator’s roles, for a further administrator to confirm.',
  method: 'PATCH',
  path: '/operator/staff/roles/:id',
  access: 'administrator',
  params: { id: id<'operator'>() },
  body: object({
    roles: size(array(enums(operatorRoles)), 0, operatorRoles.length),
    reason: Reason,
  }),
  response: RolesProposal,
  errors: ['about_yourself', 'conflict'],
})
