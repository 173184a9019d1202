import type { validateEmailOtp as endpoint } from '@kinfold/contract/auth/validate-email-otp'
import { otpTries } from '@kinfold/contract/constants'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Answer, Call } from '../../http/call.ts'
import { refuse } from '../../http/refusal.ts'
import { welcomeMail } from '../../mail/templates/welcome-mail.ts'
import { sameBytes } from '../../security/keyed-hash.ts'
import type { Services } from '../../services.ts'
import { account, member } from '../account/account.tables.ts'
import {
  type AccountRecord,
  findAccountById,
  firstNameOf,
  isOnHold,
} from '../account/find-account.ts'
import { emailVerification } from './auth.tables.ts'
import { finishSignIn } from './finish-sign-in.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { hashCode, readVerificationToken } from './verification-token.ts'

type Endpoint = typeof endpoint
type Try = {
  account_id: string | null
  code_hash: Buffer | null
  registration: PendingRegistration | null
}

export async function validateEmailOtp(
  services: Services,
  { body, visit }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const id = readVerificationToken(services.keyedHash, body.token)
  if (id === undefined) return refuse('otp_expired')
  // A wrong try ends in an answer, not in an error: the count of tries has to stay.
  return services.db.transaction(async tx => {
    const attempt = await countTry(tx, id, services.now())
    if (attempt === undefined) return refuse('otp_expired')
    const isRight =
      attempt.code_hash !== null &&
      sameBytes(attempt.code_hash, hashCode(services.keyedHash, id, body.otp))
    if (!isRight || attempt.account_id === null) return refuse('otp_invalid')
    const owner = await proveAddress(services, tx, attempt.account_id, attempt.registration)
    if (isOnHold(owner)) return refuse('account_suspended')
    return finishSignIn(services, tx, owner, visit)
  })
}

/** One statement counts the try and locks the row, so that no two tries run at once. */
async function countTry(tx: Transaction, id: string, now: Date): Promise<Try | undefined> {
  const [attempt] = await tx.query<Try>({
    text: `UPDATE email_verification SET tries = tries + 1
            WHERE id = $1 AND used_at IS NULL AND expires_at > $2 AND tries < $3
            RETURNING account_id, code_hash, registration`,
    values: [id, now, otpTries],
  })
  return attempt
}

async function proveAddress(
  { config, now, outbox }: Services,
  tx: Transaction,
  accountId: string,
  registration: PendingRegistration | null,
): Promise<AccountRecord> {
  const moment = now()
  await tx.orm
    .update(emailVerification)
    .set({ usedAt: moment, registration: null })
    .where(and(eq(emailVerification.accountId, accountId), isNull(emailVerification.usedAt)))
  if (registration !== null) {
    await tx.orm.update(member).set(registration.member).where(eq(member.id, accountId))
  }
  await tx.orm
    .update(account)
    .set({
      emailVerifiedAt: moment,
      ...(registration !== null && { passwordHash: registration.passwordHash }),
    })
    .where(and(eq(account.id, accountId), isNull(account.emailVerifiedAt)))
  const owner = await findAccountById(tx, accountId)
  if (owner === undefined) throw new Error('a verification without its account')
  const facts = { firstName: firstNameOf(owner), publicUrl: config.publicUrl }
  await outbox.post(tx, owner.account.email, welcomeMail(config.club, facts))
  return owner
}
