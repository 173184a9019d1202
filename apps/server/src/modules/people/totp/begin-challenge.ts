import { otpLifetimeMinutes } from '@kinfold/contract/constants'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { newToken } from '../../../security/opaque-token.ts'
import { account } from '../../base/person/account.tables.ts'
import type { AccountRecord } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { totpChallenge } from './totp.tables.ts'

/**
 * Returns the token that finishes a sign-in together with a code. Undefined when the account's password has
 * been replaced since it was proven, or the account was put on hold.
 */
export async function beginChallenge(
  { now }: Services,
  tx: Transaction,
  { account: about }: AccountRecord,
): Promise<string | undefined> {
  const { token, hash } = newToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + otpLifetimeMinutes * 60_000)
  const proven = await tx.orm
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.id, about.id),
        eq(account.passwordHash, about.passwordHash),
        isNull(account.suspendedAt),
      ),
    )
    .for('share')
  if (proven.length === 0) return undefined
  await tx.orm
    .insert(totpChallenge)
    .values({ accountId: about.id, tokenHash: hash, createdAt, expiresAt })
  return token
}
