import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { account, operator } from '../../base/person/account.tables.ts'

export type LockedOperator = typeof operator.$inferSelect & { readonly isSuspended: boolean }

/** Locks all operators at once, always in the same order. */
export async function lockOperators(tx: Transaction): Promise<readonly LockedOperator[]> {
  const rows = await tx.orm
    .select({ operator, suspendedAt: account.suspendedAt })
    .from(operator)
    .innerJoin(account, eq(account.id, operator.id))
    .orderBy(operator.id)
    .for('update', { of: operator })
  return rows.map(row => ({ ...row.operator, isSuspended: row.suspendedAt !== null }))
}

/**
 * Checked again under the lock: when two administrators take each other's roles at the same moment, the
 * second is no longer one. So the club always keeps an administrator.
 */
export async function isStillAdministrator({
  caller,
  tx,
}: {
  readonly caller: { readonly accountId: string }
  readonly tx: Transaction
}): Promise<boolean> {
  const found = (await lockOperators(tx)).find(({ id }) => id === caller.accountId)
  return found?.isSuspended === false && found.roles.includes('administrator')
}
