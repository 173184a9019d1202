import { otpLifetimeMinutes, otpResendSeconds, otpTries } from '@kinfold/contract/constants'
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { emailVerification, type verificationNotices } from './auth.tables.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { verificationToken } from './verification-token.ts'

export type VerificationRequest = {
  readonly emailKey: string
  /**
   * The registration the code is for: the account's id for the one it was made with, an id of its own
   * for a later one, 'new' for one that begins here. Null when it was asked for by the address alone.
   */
  readonly registrationId: string | 'new' | null
  /** Null for a decoy: the same answer and the same work, but no code is ever made. */
  readonly accountId: string | null
  readonly notice: (typeof verificationNotices)[number]
  readonly registration?: PendingRegistration | null
}

/**
 * Returns the token of a verification. Within a minute of the last one for the same registration, the same
 * token is returned and nothing is sent. Which rows are read never depends on whether there is an account,
 * so the tokens reveal nothing; a job sends the mail. The address must be locked.
 */
export async function beginVerification(
  { now, keyedHash, jobs }: Services,
  tx: Transaction,
  { emailKey, registrationId, accountId, notice, registration = null }: VerificationRequest,
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
  const [live] = await tx.orm
    .select({ id: emailVerification.id })
    .from(emailVerification)
    .where(
      and(
        unusedFor(emailKey, registrationId),
        gt(emailVerification.createdAt, since),
        gt(emailVerification.expiresAt, moment),
        lt(emailVerification.tries, otpTries),
      ),
    )
    .orderBy(desc(emailVerification.createdAt))
    .limit(1)
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
  await tx.orm
    .update(emailVerification)
    .set({ usedAt: moment, registration: null })
    .where(unusedFor(emailKey, registrationId))
}

const unusedFor = (emailKey: string, registrationId: string | null) =>
  and(
    eq(emailVerification.emailKey, emailKey),
    registrationId === null
      ? isNull(emailVerification.registrationId)
      : eq(emailVerification.registrationId, registrationId),
    isNull(emailVerification.usedAt),
  )
