import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import type { Visit } from '../../../calls/call.ts'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { AccountRecord } from '../../base/person/find-account.ts'
import { challengeAnswer, signedInAnswer } from '../../base/person/sign-in-answers.ts'
import type { Services } from '../../services.ts'
import { openSession } from '../session/open-session.ts'
import { beginChallenge } from '../totp/begin-challenge.ts'

/**
 * Once password and address are proven: a session, or where an authenticator app is on its challenge.
 * Refused when the password was changed since it was proven, or the account put on hold.
 */
export async function finishSignIn(
  services: Services,
  tx: Transaction,
  owner: AccountRecord,
  visit: Visit,
): Promise<SignInAnswer | Refusal<'invalid_credentials'>> {
  if (owner.account.totpEnabledAt !== null) {
    const challenge = await beginChallenge(services, tx, owner)
    return challenge === undefined
      ? refuse('invalid_credentials')
      : challengeAnswer(owner, challenge)
  }
  const token = await openSession(services, tx, owner, visit)
  return token === undefined ? refuse('invalid_credentials') : signedInAnswer(owner, token)
}
