import { eq } from 'drizzle-orm'
import { emailKey } from '../../../calls/email-key.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { findAccountByEmail } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { dropPasskeys } from '../passkey/drop-passkeys.ts'
import { readHasPasskey } from '../passkey/read-has-passkey.ts'
import { session } from '../session/session.tables.ts'
import { removeAuthenticator } from '../totp/remove-authenticator.ts'

/**
 * For somebody who has lost the phone and the recovery codes, after their identity was verified. They are
 * signed out, and an operator can do nothing at the desk until a new app is on. False when there is no
 * such account, or it has neither app nor passkey.
 */
export async function resetAuthenticator(
  services: Pick<Services, 'db' | 'clock' | 'chainKeys'>,
  email: string,
): Promise<boolean> {
  const { db, clock } = services
  return db.transaction(async tx => {
    const owner = await findAccountByEmail(tx, emailKey(email))
    if (owner === undefined) return false
    const { id, totpEnabledAt } = owner.account
    if (totpEnabledAt === null && !(await readHasPasskey(tx, id))) return false
    await removeAuthenticator(tx, id)
    // The phone that is gone may have had them.
    await dropPasskeys(tx, id)
    await tx.orm.delete(session).where(eq(session.accountId, id))
    await appendAudit(services, tx, {
      at: await clock.now(tx),
      actor: { kind: 'system', id: null, name: 'Command line' },
      action: 'totp.reset',
      subject: `authenticator app and passkeys of ${owner.account.email}`,
      subjectId: id,
    })
    return true
  })
}
