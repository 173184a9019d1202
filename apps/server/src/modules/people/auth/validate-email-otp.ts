import type { validateEmailOtp as endpoint } from '@kinfold/contract/auth/validate-email-otp'
import { eq } from 'drizzle-orm'
import type { Answer, Call } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { sameBytes } from '../../../security/keyed-hash.ts'
import { isOnHold } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { emailVerification } from './auth.tables.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { lockAddress } from './lock-address.ts'
import { proveAddress } from './prove-address.ts'
import { countTry } from './try-code.ts'
import { hashCode, readVerificationToken } from './verification-token.ts'

type Endpoint = typeof endpoint

export async function validateEmailOtp(
  services: Services,
  { body, visit }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const id = readVerificationToken(services.keyedHash, body.token)
  if (id === undefined) return refuse('otp_expired')
  // A wrong code is an answer, not an error: the count of tries has to be committed.
  return services.db.transaction(async tx => {
    const key = await addressOf(tx, id)
    if (key === undefined) return refuse('otp_expired')
    await lockAddress(tx, key)
    const tried = await countTry(tx, id, services.now())
    if (tried === undefined) return refuse('otp_expired')
    const isRight =
      tried.codeHash !== null &&
      sameBytes(tried.codeHash, hashCode(services.keyedHash, id, body.otp))
    if (!isRight) return refuse('otp_invalid')
    const owner = await proveAddress(services, tx, tried)
    if (owner instanceof Refusal) return owner
    if (isOnHold(owner)) return refuse('account_suspended')
    const answer = await finishSignIn(services, tx, owner, visit)
    // The account is locked, so its password can't have changed.
    if (answer instanceof Refusal) throw new Error('password changed although its row is locked')
    return answer
  })
}

async function addressOf(tx: Transaction, id: string): Promise<string | undefined> {
  const [verification] = await tx.orm
    .select({ emailKey: emailVerification.emailKey })
    .from(emailVerification)
    .where(eq(emailVerification.id, id))
  return verification?.emailKey
}
