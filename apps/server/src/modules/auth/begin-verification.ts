import { otpLifetimeMinutes, otpResendSeconds, otpTries } from '@kinfold/contract/constants'
import type { Transaction } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { emailVerification, type verificationNotices } from './auth.tables.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { verificationToken } from './verification-token.ts'

export type VerificationWish = {
  readonly emailKey: string
  /** Without one it is a decoy: the same answer and the same work, but no code is ever made. */
  readonly accountId: string | null
  readonly notice: (typeof verificationNotices)[number]
  readonly registration?: PendingRegistration
}

type Live = { id: string; created_at: Date }

/**
 * Answers the token of a verification. Within a minute of the last it is that one again and nothing
 * is sent. A known and an unknown address take the same statements; the mail is a job's work.
 */
export async function beginVerification(
  { now, keyedHash, jobs }: Services,
  tx: Transaction,
  { emailKey, accountId, notice, registration }: VerificationWish,
): Promise<string> {
  const moment = now()
  await tx.query({
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 21))',
    values: [emailKey],
  })
  const live = await findLive(tx, { emailKey, accountId, notice }, moment)
  if (live !== undefined && registration === undefined) return verificationToken(keyedHash, live.id)

  const id = crypto.randomUUID()
  await tx.orm.insert(emailVerification).values({
    id,
    emailKey,
    accountId,
    notice,
    registration: registration ?? (await lastRegistration(tx, accountId)),
    createdAt: moment,
    expiresAt: new Date(moment.getTime() + otpLifetimeMinutes * 60_000),
  })
  await jobs.send(tx, 'announce-verification', { verificationId: id })
  return verificationToken(keyedHash, id)
}

async function findLive(
  tx: Transaction,
  { emailKey, accountId, notice }: VerificationWish,
  moment: Date,
): Promise<Live | undefined> {
  const since = new Date(moment.getTime() - otpResendSeconds * 1000)
  const [live] = await tx.query<Live>({
    text: `SELECT id, created_at FROM email_verification
            WHERE email_key = $1 AND account_id IS NOT DISTINCT FROM $2::uuid AND notice = $3
              AND created_at > $4 AND expires_at > $5 AND used_at IS NULL AND tries < $6
            ORDER BY created_at DESC LIMIT 1`,
    values: [emailKey, accountId, notice, since, moment, otpTries],
  })
  return live
}

// A code asked for again stands for what was filled in last, not for what someone else filled in first.
async function lastRegistration(
  tx: Transaction,
  accountId: string | null,
): Promise<PendingRegistration | null> {
  const [last] = await tx.query<{ registration: PendingRegistration | null }>({
    text: `SELECT registration FROM email_verification
            WHERE account_id = $1 AND notice = 'code' AND used_at IS NULL
            ORDER BY created_at DESC LIMIT 1`,
    values: [accountId],
  })
  return last?.registration ?? null
}
