import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { account } from '../../base/person/account.tables.ts'
import { authenticator, recoveryCode, totpChallenge } from './totp.tables.ts'

/** Deletes everything about the app, including sign-ins that wait for its code. */
export async function removeAuthenticator(tx: Transaction, accountId: string): Promise<void> {
  // The account first: answering a challenge locks them in the same order.
  await tx.orm.update(account).set({ totpEnabledAt: null }).where(eq(account.id, accountId))
  await tx.orm.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  await tx.orm.delete(authenticator).where(eq(authenticator.accountId, accountId))
  await tx.orm.delete(totpChallenge).where(eq(totpChallenge.accountId, accountId))
}
