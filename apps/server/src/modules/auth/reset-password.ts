import type { resetPassword as endpoint } from '@kinfold/contract/auth/reset-password'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import type { Answer, Call } from '../../http/call.ts'
import { refuse } from '../../http/refusal.ts'
import { hashToken } from '../../security/opaque-token.ts'
import type { Services } from '../../services.ts'
import { account } from '../account/account.tables.ts'
import { passwordReset } from './auth.tables.ts'
import { replacePassword } from './replace-password.ts'

type Endpoint = typeof endpoint

export async function resetPassword(
  services: Services,
  { body }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, now, passwords } = services
  const tokenHash = hashToken(body.token)
  // Asked before hashing, so that made-up tokens cost nothing; the update below decides.
  if (!(await isLive(db, tokenHash, now()))) return refuse('reset_link_invalid')
  const passwordHash = await passwords.hash(body.password)
  return db.transaction(async tx => {
    const [used] = await tx.orm
      .update(passwordReset)
      .set({ usedAt: now() })
      .where(liveWith(tokenHash, now()))
      .returning({ accountId: passwordReset.accountId })
    if (used === undefined) return refuse('reset_link_invalid')
    // The link came by mail, so opening it proves the address too.
    await tx.orm
      .update(account)
      .set({ emailVerifiedAt: now() })
      .where(and(eq(account.id, used.accountId), isNull(account.emailVerifiedAt)))
    await replacePassword(services, tx, { accountId: used.accountId, passwordHash })
    return { done: true }
  })
}

const liveWith = (tokenHash: Buffer, now: Date) =>
  and(
    eq(passwordReset.tokenHash, tokenHash),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, now),
  )

async function isLive(handle: Handle, tokenHash: Buffer, now: Date): Promise<boolean> {
  const found = await handle.orm
    .select({ id: passwordReset.id })
    .from(passwordReset)
    .where(liveWith(tokenHash, now))
  return found.length > 0
}
