import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { operatorRoles } from '../../access.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { RolesProposal } from './roles-proposal.ts'

/** Someone who works at the desk, and the roles that are proposed for them. */
export const Operator = type({
  id: id<'operator'>(),
  name: string(),
  email: string(),
  roles: array(enums(operatorRoles)),
  totp_enabled: boolean(),
  last_seen_at: nullable(DateTime),
  proposal: nullable(RolesProposal),
})
export type Operator = Infer<typeof Operator>
