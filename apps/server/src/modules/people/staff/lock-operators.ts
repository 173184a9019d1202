import type { Transaction } from '../../../db/database.ts'
import { operator } from '../../base/person/account.tables.ts'
import { holdsRole } from '../../base/person/holds-role.ts'
import { lockAccount } from '../../base/person/lock-account.ts'

export type LockedOperator = typeof operator.$inferSelect

/** Locks all operators at once, always in the same order. */
export const lockOperators = (tx: Transaction): Promise<readonly LockedOperator[]> =>
  tx.orm.select().from(operator).orderBy(operator.id).for('update').execute()

/**
 * Checked again under the lock: when two administrators take each other's roles at the same moment, the
 * second is no longer one. So the club always keeps an administrator. Their account is locked first, as by
 * whoever suspends somebody, and the role is read once nobody is waited for any more.
 */
export async function isStillAdministrator({
  caller,
  tx,
}: {
  readonly caller: { readonly accountId: string }
  readonly tx: Transaction
}): Promise<boolean> {
  await lockAccount(tx, caller.accountId, 'share')
  await lockOperators(tx)
  return holdsRole(tx, caller.accountId, 'administrator')
}
