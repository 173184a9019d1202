import type { OperatorRole } from '@kinfold/contract/access'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { account, operator } from '../account/account.tables.ts'

/**
 * Whether somebody holds a role, which stays so until the end of the transaction: whoever takes the role,
 * the authenticator app or the way in waits, or has done it already.
 */
export async function holdsRole(tx: Transaction, id: string, role: OperatorRole): Promise<boolean> {
  const [found] = await tx.orm
    .select({ operator, account })
    .from(operator)
    .innerJoin(account, eq(account.id, operator.id))
    .where(eq(operator.id, id))
    .for('share')
  if (found === undefined) return false
  const { suspendedAt, totpEnabledAt } = found.account
  return found.operator.roles.includes(role) && suspendedAt === null && totpEnabledAt !== null
}
