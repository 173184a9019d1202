import { and, eq, gt } from 'drizzle-orm'
import { resetMail } from '../../mail/templates/reset-mail.ts'
import { newToken } from '../../security/opaque-token.ts'
import type { Services } from '../../services.ts'
import { findAccountByEmail, firstNameOf, isOnHold } from '../account/find-account.ts'
import { passwordReset } from './auth.tables.ts'

export const resetMinutes = 60
const pauseSeconds = 60

/** Mails a link to whoever has an account. A job, so that asking takes as long for an unknown address. */
export async function startPasswordReset(
  { db, now, config, outbox }: Services,
  emailKey: string,
): Promise<void> {
  const moment = now()
  await db.transaction(async tx => {
    const owner = await findAccountByEmail(tx, emailKey)
    if (owner === undefined || isOnHold(owner)) return
    const accountId = owner.account.id
    const since = new Date(moment.getTime() - pauseSeconds * 1000)
    const [recent] = await tx.orm
      .select({ id: passwordReset.id })
      .from(passwordReset)
      .where(and(eq(passwordReset.accountId, accountId), gt(passwordReset.createdAt, since)))
      .limit(1)
    if (recent !== undefined) return
    const { token, hash } = newToken()
    await tx.orm.insert(passwordReset).values({
      accountId,
      tokenHash: hash,
      createdAt: moment,
      expiresAt: new Date(moment.getTime() + resetMinutes * 60_000),
    })
    const url = `${config.publicUrl}/auth/reset-password?token=${token}`
    const facts = { firstName: firstNameOf(owner), url, minutes: resetMinutes }
    await outbox.post(tx, owner.account.email, resetMail(config.club, facts))
  })
}
