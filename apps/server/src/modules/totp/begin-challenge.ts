import { otpLifetimeMinutes } from '@kinfold/contract/constants'
import type { Transaction } from '../../db/database.ts'
import { newToken } from '../../security/opaque-token.ts'
import type { AccountRecord } from '../account/find-account.ts'
import type { Services } from '../services.ts'

/**
 * The token a sign-in is finished with, once a code comes with it. Undefined when the account's
 * password is no longer the one that the given record was proven with, or it was put on hold since.
 */
export async function beginChallenge(
  { now }: Services,
  tx: Transaction,
  { account }: AccountRecord,
): Promise<string | undefined> {
  const { token, hash } = newToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + otpLifetimeMinutes * 60_000)
  const begun = await tx.query({
    text: `
      WITH proven AS (
        SELECT id FROM account
         WHERE id = $1 AND password_hash = $2 AND suspended_at IS NULL FOR SHARE
      )
      INSERT INTO totp_challenge (account_id, token_hash, created_at, expires_at)
      SELECT id, $3::bytea, $4::timestamptz, $5::timestamptz FROM proven
      RETURNING id`,
    values: [account.id, account.passwordHash, hash, createdAt, expiresAt],
  })
  return begun.length === 0 ? undefined : token
}
