import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { passkeyChallenge } from './passkey.tables.ts'

/** What an account was to add or prove with a passkey has to be begun again. */
export async function dropPasskeyChallenges(tx: Transaction, accountId: string): Promise<void> {
  await tx.orm.delete(passkeyChallenge).where(eq(passkeyChallenge.accountId, accountId))
}
