import type { verifyEmail as endpoint } from '@kinfold/contract/auth/verify-email'
import type { Answer, Call } from '../../calls/call.ts'
import { emailKey } from '../../calls/email-key.ts'
import type { Transaction } from '../../db/database.ts'
import { padDuration } from '../../security/pad-duration.ts'
import { type AccountRecord, findAccountByEmail } from '../account/find-account.ts'
import type { Services } from '../services.ts'
import { beginVerification, type VerificationWish } from './begin-verification.ts'
import { lockAddress } from './lock-address.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { readVerificationToken } from './verification-token.ts'

type Endpoint = typeof endpoint
type Held = {
  readonly registration_id: string
  readonly account_id: string | null
  readonly registration: PendingRegistration | null
}

const stepMs = 50

/** A fresh code for the registration whose token the browser holds; a decoy for any other address. */
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
      const wish = wishOf(key, owner, await findHeld(tx, key, held || null))
      return { token: await beginVerification(services, tx, wish) }
    }),
  )
}

/** The registration a token was given out for, with what was filled in. */
async function findHeld(
  tx: Transaction,
  emailKey: string,
  verificationId: string | null,
): Promise<Held | undefined> {
  const [held] = await tx.query<Held>({
    text: `SELECT registration_id, account_id, registration FROM email_verification
            WHERE email_key = $1 AND registration_id =
                  (SELECT registration_id FROM email_verification
                    WHERE id = $2::uuid AND email_key = $1)
            ORDER BY created_at DESC LIMIT 1`,
    values: [emailKey, verificationId],
  })
  return held
}

function wishOf(
  emailKey: string,
  owner: AccountRecord | undefined,
  held: Held | undefined,
): VerificationWish {
  const registrationId = held?.registration_id ?? null
  const decoy = { emailKey, registrationId, accountId: null, notice: 'nothing' } as const
  if (owner === undefined || owner.account.emailVerifiedAt !== null) return decoy
  const code = { ...decoy, accountId: owner.account.id, notice: 'code' } as const
  if (held === undefined) return isRegisteredOnce(owner) ? code : decoy
  const { account_id: accountId, registration } = held
  const isItsOwn = registration !== null || registrationId === owner.account.id
  return isItsOwn && accountId === owner.account.id ? { ...code, registration } : decoy
}

/** Whether an address alone is enough to know the registration: with several it could be a stranger's. */
export function isRegisteredOnce({ account, member }: AccountRecord): boolean {
  return member !== null && account.registeredAgainAt === null
}
