import { array, enums, type Infer, type } from 'superstruct'
import { operatorRoles } from '../../access.ts'
import { id } from '../../fields/id.ts'
import { OperatorReference } from '../person-reference.ts'
import { proposalFields } from '../proposal.ts'

/** Other roles for somebody at the desk; none takes them off it. */
export const RolesProposal = type({
  id: id<'roles-proposal'>(),
  operator: OperatorReference,
  /** The roles as they were when it was proposed. */
  roles_before: array(enums(operatorRoles)),
  roles: array(enums(operatorRoles)),
  ...proposalFields,
})
export type RolesProposal = Infer<typeof RolesProposal>
