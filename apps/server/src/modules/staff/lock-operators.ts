import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { account, operator } from '../account/account.tables.ts'

export type LockedOperator = typeof operator.$inferSelect & { readonly isSuspended: boolean }

/** All of the desk at once, and always in one order. */
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
 * Asked again under the lock: of two administrators who take each other's roles at the same moment the
 * second is none any more. So whoever decides stays, and the club keeps an administrator.
 */
export function isAdministrator(everybody: readonly LockedOperator[], id: string): boolean {
  const found = everybody.find(each => each.id === id)
  return found?.isSuspended === false && found.roles.includes('administrator')
}
