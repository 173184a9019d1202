import type { OperatorRole } from '@kinfold/contract/access'
import type { Transaction } from '../../db/database.ts'

/**
 * Whether somebody holds a role, which stays so until the end of the transaction: whoever takes the role,
 * the authenticator app or the way in waits, or has done it already.
 */
export async function holdsRole(tx: Transaction, id: string, role: OperatorRole): Promise<boolean> {
  const [found] = await tx.query<{ holds: boolean }>({
    text: `SELECT o.roles @> ARRAY[$2] AND a.suspended_at IS NULL
                  AND a.totp_enabled_at IS NOT NULL AS holds
             FROM operator o JOIN account a ON a.id = o.id
            WHERE o.id = $1 FOR SHARE`,
    values: [id, role],
  })
  return found?.holds === true
}
