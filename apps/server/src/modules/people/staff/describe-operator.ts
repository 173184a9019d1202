import type { OperatorRole } from '@kinfold/contract/access'
import type { Operator } from '@kinfold/contract/operator/staff/operator'
import type { RolesProposal } from '@kinfold/contract/operator/staff/roles-proposal'

export type OperatorRow = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: OperatorRole[]
  readonly totp_enabled: boolean
  readonly last_seen_at: Date | null
}

/** An operator, with the roles that are proposed for them. */
export function describeOperator(row: OperatorRow, open: readonly RolesProposal[]): Operator {
  return {
    ...row,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    proposal: open.find(({ operator }) => operator.id === row.id) ?? null,
  }
}
