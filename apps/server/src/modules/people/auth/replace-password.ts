import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { passwordChangedMail } from '../../../mail/templates/password-changed-mail.ts'
import { account } from '../../base/person/account.tables.ts'
import { findAccountById, firstNameOf } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { dropPasskeyChallenges } from '../passkey/drop-passkey-challenges.ts'
import { dropPasskeys } from '../passkey/drop-passkeys.ts'
import { session } from '../session/session.tables.ts'
import { totpChallenge } from '../totp/totp.tables.ts'
import { emailVerification, passwordReset } from './auth.tables.ts'

type Change = {
  readonly accountId: string
  readonly passwordHash: string
  /** The hash of the password that the change was asked for with; a reset proves none. */
  readonly provenHash?: string
  /** The session that asked for the change is kept; all others end. */
  readonly keepSession?: string
}

/**
 * Sets the new password and ends everything begun with the old one. False when the proven password has
 * been replaced meanwhile.
 */
export async function replacePassword(
  { config, now, outbox }: Services,
  tx: Transaction,
  { accountId, passwordHash, provenHash, keepSession }: Change,
): Promise<boolean> {
  const moment = now()
  const known = eq(account.id, accountId)
  // First, because everything that opens a session or a challenge waits for this row.
  const changed = await tx.orm
    .update(account)
    .set({ passwordHash, passwordChangedAt: moment })
    .where(provenHash === undefined ? known : and(known, eq(account.passwordHash, provenHash)))
    .returning({ id: account.id })
  if (changed.length === 0) return false
  const sessions = eq(session.accountId, accountId)
  await tx.orm
    .delete(session)
    .where(keepSession === undefined ? sessions : and(sessions, ne(session.id, keepSession)))
  await tx.orm
    .update(passwordReset)
    .set({ usedAt: moment })
    .where(and(eq(passwordReset.accountId, accountId), isNull(passwordReset.usedAt)))
  await tx.orm
    .update(emailVerification)
    .set({ usedAt: moment, registration: null })
    .where(and(eq(emailVerification.accountId, accountId), isNull(emailVerification.usedAt)))
  // Whoever has to reset it has lost control of the account: nothing that somebody else may have added stays.
  if (provenHash === undefined) await dropPasskeys(tx, accountId)
  else await dropPasskeyChallenges(tx, accountId)
  await tx.orm
    .update(totpChallenge)
    .set({ usedAt: moment })
    .where(and(eq(totpChallenge.accountId, accountId), isNull(totpChallenge.usedAt)))
  const owner = await findAccountById(tx, accountId)
  if (owner === undefined) throw new Error('account of the new password not found')
  const facts = { firstName: firstNameOf(owner), publicUrl: config.publicUrl }
  await outbox.post(tx, owner.account.email, passwordChangedMail(config.club, facts))
  return true
}
