import type { verifyEmail as endpoint } from '@kinfold/contract/auth/verify-email'
import type { Answer, Call } from '../../http/call.ts'
import { onTheBeat } from '../../security/on-the-beat.ts'
import type { Services } from '../../services.ts'
import { emailKey } from '../account/email-key.ts'
import { findAccountByEmail } from '../account/find-account.ts'
import { beginVerification, type VerificationWish } from './begin-verification.ts'

type Endpoint = typeof endpoint

const beatMs = 50

/** A fresh code for an address that isn't proven yet; a decoy for any other. */
export function verifyEmail(
  services: Services,
  { body }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  return onTheBeat(beatMs, () => beginAgain(services, emailKey(body.email)))
}

function beginAgain(services: Services, key: string): Promise<Answer<Endpoint>> {
  return services.db.transaction(async tx => {
    const owner = await findAccountByEmail(tx, key)
    const isWaiting = owner !== undefined && owner.account.emailVerifiedAt === null
    const wish: VerificationWish = isWaiting
      ? { emailKey: key, accountId: owner.account.id, notice: 'code' }
      : { emailKey: key, accountId: null, notice: 'nothing' }
    return { token: await beginVerification(services, tx, wish) }
  })
}
