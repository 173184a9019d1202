import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { emailVerification, passwordReset } from '../auth/auth.tables.ts'
import { bankAccount } from '../bank-account/bank-account.tables.ts'
import { dropExports } from '../data-export/drop-exports.ts'
import { memberBvn } from '../kyc/kyc.tables.ts'
import { mailTurnedOff } from '../notification/mail-choice.tables.ts'
import { notification } from '../notification/notification.tables.ts'
import type { Services } from '../services.ts'
import { knownDevice, session } from '../session/session.tables.ts'
import { savedCard } from '../subscription/saved-card.tables.ts'
import { subscription } from '../subscription/subscription.tables.ts'
import { surveyInvitation } from '../survey/survey.tables.ts'
import { removeAuthenticator } from '../totp/remove-authenticator.ts'
import { totpChallenge } from '../totp/totp.tables.ts'

/** Ends every way into an account and what waits at the desk for it, and deletes what no law asks to be kept. */
export async function endAccess(services: Services, tx: Transaction, id: string): Promise<void> {
  await tx.orm.delete(session).where(eq(session.accountId, id))
  await tx.orm.delete(knownDevice).where(eq(knownDevice.accountId, id))
  await tx.orm.delete(totpChallenge).where(eq(totpChallenge.accountId, id))
  await removeAuthenticator(tx, id)
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
