import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { mailTurnedOff } from '../../base/notification/mail-choice.tables.ts'
import { notification } from '../../base/notification/notification.tables.ts'
import { savedCard } from '../../holdings/subscription/saved-card.tables.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import { emailVerification, passwordReset } from '../../people/auth/auth.tables.ts'
import { bankAccount } from '../../people/bank-account/bank-account.tables.ts'
import { memberBvn } from '../../people/kyc/kyc.tables.ts'
import { dropPasskeys } from '../../people/passkey/drop-passkeys.ts'
import { knownDevice, session } from '../../people/session/session.tables.ts'
import { surveyInvitation } from '../../people/survey/survey.tables.ts'
import { removeAuthenticator } from '../../people/totp/remove-authenticator.ts'
import { totpChallenge } from '../../people/totp/totp.tables.ts'
import type { Services } from '../../services.ts'
import { dropExports } from '../data-export/drop-exports.ts'

/** Ends every way into an account and what waits at the desk for it, and deletes what no law asks to be kept. */
export async function endAccess(services: Services, tx: Transaction, id: string): Promise<void> {
  await tx.orm.delete(session).where(eq(session.accountId, id))
  await tx.orm.delete(knownDevice).where(eq(knownDevice.accountId, id))
  await tx.orm.delete(totpChallenge).where(eq(totpChallenge.accountId, id))
  await removeAuthenticator(tx, id)
  await dropPasskeys(tx, id)
  await tx.orm.delete(passwordReset).where(eq(passwordReset.accountId, id))
  await tx.orm.delete(emailVerification).where(eq(emailVerification.accountId, id))
  await tx.orm.delete(notification).where(eq(notification.accountId, id))
  await tx.orm.delete(mailTurnedOff).where(eq(mailTurnedOff.memberId, id))
  await tx.orm.delete(surveyInvitation).where(eq(surveyInvitation.memberId, id))
  await dropExports(services, tx, id)
  const cards = tx.orm
    .select({ id: savedCard.id })
    .from(savedCard)
    .where(eq(savedCard.memberId, id))
  await tx.orm.update(subscription).set({ cardId: null }).where(inArray(subscription.cardId, cards))
  await tx.orm.delete(savedCard).where(eq(savedCard.memberId, id))
  // Nobody has to check where nothing is paid any more.
  await tx.orm
    .update(bankAccount)
    .set({ checkStatus: 'not_needed' })
    .where(and(eq(bankAccount.memberId, id), eq(bankAccount.checkStatus, 'waiting')))
  // Who comes back has the same number: the old account no longer stands in their way.
  await tx.orm
    .update(memberBvn)
    .set({ hash: randomBytes(32) })
    .where(eq(memberBvn.memberId, id))
}
