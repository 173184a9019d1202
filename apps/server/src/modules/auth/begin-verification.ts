import { otpLifetimeMinutes, otpResendSeconds, otpTries } from '@kinfold/contract/constants'
import type { Transaction } from '../../db/database.ts'
import type { Services } from '../services.ts'
import { emailVerification, type verificationNotices } from './auth.tables.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { verificationToken } from './verification-token.ts'

export type VerificationWish = {
  readonly emailKey: string
  /**
   * The registration the code is for: the account's id for the one it was made with, an id of its own
   * for a later one, 'new' for one that begins here. Null when it was asked for by the address alone.
   */
  readonly registrationId: string | 'new' | null
  /** Without one it is a decoy: the same answer and the same work, but no code is ever made. */
  readonly accountId: string | null
  readonly notice: (typeof verificationNotices)[number]
  readonly registration?: PendingRegistration | null
}

/**
 * Answers the token of a verification. Within a minute of the last for the same registration it is that
 * one again and nothing is sent. Which rows are looked at never depends on whether there is an account,
 * so that the tokens reveal nothing; the mail is a job's work. The address must be locked.
 */
export async function beginVerification(
  { now, keyedHash, jobs }: Services,
  tx: Transaction,
  { emailKey, registrationId, accountId, notice, registration = null }: VerificationWish,
): Promise<string> {
  const moment = now()
  const id = crypto.randomUUID()
  const carried = registrationId === 'new' ? id : registrationId
  const live = await findLive(tx, emailKey, carried, moment)
  if (live !== undefined) return verificationToken(keyedHash, live)

  await endEarlier(tx, emailKey, carried, moment)
  await tx.orm.insert(emailVerification).values({
    id,
    emailKey,
    registrationId: carried,
    accountId,
    notice,
    registration,
    createdAt: moment,
    expiresAt: new Date(moment.getTime() + otpLifetimeMinutes * 60_000),
  })
  await jobs.send(tx, 'announce-verification', { verificationId: id })
  return verificationToken(keyedHash, id)
}

async function findLive(
  tx: Transaction,
  emailKey: string,
  registrationId: string | null,
  moment: Date,
): Promise<string | undefined> {
  const since = new Date(moment.getTime() - otpResendSeconds * 1000)
  const [live] = await tx.query<{ id: string }>({
    text: `SELECT id FROM email_verification
            WHERE email_key = $1 AND registration_id IS NOT DISTINCT FROM $2::uuid
              AND created_at > $3 AND expires_at > $4 AND used_at IS NULL AND tries < $5
            ORDER BY created_at DESC LIMIT 1`,
    values: [emailKey, registrationId, since, moment, otpTries],
  })
  return live?.id
}

// A new code ends the old one of its registration. Those of other registrations stay: registering an
// address that somebody else is joining with must not end their code.
async function endEarlier(
  tx: Transaction,
  emailKey: string,
  registrationId: string | null,
  moment: Date,
): Promise<void> {
  await tx.query({
    text: `UPDATE email_verification SET used_at = $3, registration = NULL
            WHERE email_key = $1 AND registration_id IS NOT DISTINCT FROM $2::uuid
              AND used_at IS NULL`,
    values: [emailKey, registrationId, moment],
  })
}
