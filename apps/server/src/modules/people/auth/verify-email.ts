import type { verifyEmail as endpoint } from '@kinfold/contract/auth/verify-email'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Answer, Call } from '../../../calls/call.ts'
import { emailKey } from '../../../calls/email-key.ts'
import type { Transaction } from '../../../db/database.ts'
import { padDuration } from '../../../security/pad-duration.ts'
import { type AccountRecord, findAccountByEmail } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { emailVerification } from './auth.tables.ts'
import { beginVerification, type VerificationRequest } from './begin-verification.ts'
import { lockAddress } from './lock-address.ts'
import { readVerificationToken } from './verification-token.ts'

type Endpoint = typeof endpoint
type Held = Pick<
  typeof emailVerification.$inferSelect,
  'registrationId' | 'accountId' | 'registration'
>

const stepMs = 50

/** Sends another code for the registration whose token the browser holds; a decoy for any other address. */
export function verifyEmail(
  services: Services,
  { body }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const key = emailKey(body.email)
  const held = body.token && readVerificationToken(services.keyedHash, body.token)
  return padDuration(stepMs, () =>
    services.db.transaction(async tx => {
      await lockAddress(tx, key)
      const owner = await findAccountByEmail(tx, key)
      const request = requestFor(key, owner, await findHeld(tx, key, held || null))
      return { token: await beginVerification(services, tx, request) }
    }),
  )
}

/** The registration that a token was issued for, with its details. */
async function findHeld(
  tx: Transaction,
  emailKey: string,
  verificationId: string | null,
): Promise<Held | undefined> {
  if (verificationId === null) return undefined
  const { orm } = tx
  const ofAddress = eq(emailVerification.emailKey, emailKey)
  const registration = orm
    .select({ id: emailVerification.registrationId })
    .from(emailVerification)
    .where(and(eq(emailVerification.id, verificationId), ofAddress))
  const [held] = await orm
    .select()
    .from(emailVerification)
    .where(and(ofAddress, inArray(emailVerification.registrationId, registration)))
    .orderBy(desc(emailVerification.createdAt))
    .limit(1)
  return held
}

/** A code for the held registration or the only one of an unproven address; otherwise a decoy. */
function requestFor(
  emailKey: string,
  owner: AccountRecord | undefined,
  held: Held | undefined,
): VerificationRequest {
  const registrationId = held?.registrationId ?? null
  const decoy = { emailKey, registrationId, accountId: null, notice: 'nothing' } as const
  if (owner === undefined || owner.account.emailVerifiedAt !== null) return decoy
  const code = { ...decoy, accountId: owner.account.id, notice: 'code' } as const
  if (held === undefined) return isRegisteredOnce(owner) ? code : decoy
  const { accountId, registration } = held
  const isItsOwn = registration !== null || registrationId === owner.account.id
  return isItsOwn && accountId === owner.account.id ? { ...code, registration } : decoy
}

/** Whether the address alone identifies the registration: with several it could be a stranger's. */
export function isRegisteredOnce({ account, member }: AccountRecord): boolean {
  return member !== null && account.registeredAgainAt === null
}
