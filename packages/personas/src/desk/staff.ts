import type { Operator } from '@kinfold/contract/operator/staff/operator'
import { operators } from '../operators/operators.ts'
import { rolesProposals } from './roles-proposals.ts'

/** What GET /operator/staff answers. */
export const staff: readonly Operator[] = Object.values(operators).map(
  ({ operatorId, firstName, lastName, email, roles }): Operator => ({
    id: operatorId,
    name: `${firstName} ${lastName}`,
    email,
    roles: [...roles],
    totp_enabled: true,
    last_seen_at: '2026-06-03T08:30:00Z',
    proposal: rolesProposals.find(({ operator }) => operator.id === operatorId) ?? null,
  }),
)
