import type { Operator } from '@kinfold/contract/operator/staff/operator'
import type { Handle } from '../../../db/database.ts'
import { describeOperator, type OperatorRow } from './describe-operator.ts'
import { readOpenRolesProposals } from './read-roles-proposals.ts'

/** Who works at the desk, by name, and what is proposed for each. */
export async function readStaff(handle: Handle): Promise<Operator[]> {
  const rows = await handle.query<OperatorRow>({
    // Sessions are deleted when they end, but the time of a device's last sign-in is kept.
    text: `
      SELECT o.id, o.name, a.email, o.roles, a.totp_enabled_at IS NOT NULL AS totp_enabled,
             greatest((SELECT max(last_seen_at) FROM session WHERE account_id = o.id),
                      (SELECT max(seen_at) FROM known_device WHERE account_id = o.id)) AS last_seen_at
        FROM operator o JOIN account a ON a.id = o.id
       ORDER BY o.name, o.id`,
  })
  const open = await readOpenRolesProposals(handle)
  return rows.map(row => describeOperator(row, open))
}
