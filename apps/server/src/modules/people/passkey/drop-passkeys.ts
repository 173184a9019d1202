import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { dropPasskeyChallenges } from './drop-passkey-challenges.ts'
import { passkey } from './passkey.tables.ts'

/** Deletes every passkey of an account, and what one was just to be added with. */
export async function dropPasskeys(tx: Transaction, accountId: string): Promise<void> {
  await tx.orm.delete(passkey).where(eq(passkey.accountId, accountId))
  await dropPasskeyChallenges(tx, accountId)
}
