import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { account } from './account.tables.ts'

/** `share` lets others read the account under a lock of their own; each of the three keeps it unchanged. */
type Strength = 'share' | 'no key update' | 'update'

/** Until the end of the transaction the account stays what it is: its password, its app, a hold on it. */
export async function lockAccount(tx: Transaction, id: string, strength: Strength): Promise<void> {
  await tx.orm.select({ id: account.id }).from(account).where(eq(account.id, id)).for(strength)
}
