import { otpLifetimeMinutes } from '@kinfold/contract/constants'
import type { Transaction } from '../../db/database.ts'
import { newToken } from '../../security/opaque-token.ts'
import type { Services } from '../../services.ts'
import { totpChallenge } from './totp.tables.ts'

/** The token a sign-in is finished with, once a code comes with it. */
export async function beginChallenge(
  { now }: Services,
  tx: Transaction,
  accountId: string,
): Promise<string> {
  const { token, hash } = newToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + otpLifetimeMinutes * 60_000)
  await tx.orm.insert(totpChallenge).values({ accountId, tokenHash: hash, createdAt, expiresAt })
  return token
}
