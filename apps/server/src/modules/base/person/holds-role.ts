import type { OperatorRole } from '@kinfold/contract/access'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { account, operator } from './account.tables.ts'

/**
 * Whether somebody holds a role. The answer is locked until the transaction ends: taking away the role or the
 * authenticator app, or suspending the account, waits for it.
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
