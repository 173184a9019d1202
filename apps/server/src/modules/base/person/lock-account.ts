import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { account } from './account.tables.ts'

/** `share` allows other shared locks; all three keep the account unchanged. */
type Strength = 'share' | 'no key update' | 'update'

/** Locks password, authenticator app and suspension of an account until the transaction ends. */
export async function lockAccount(tx: Transaction, id: string, strength: Strength): Promise<void> {
  await tx.orm
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, id))
    .for(strength)
    .execute()
}
