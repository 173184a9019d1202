import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import type { Transaction } from '../../db/database.ts'
import type { Visit } from '../../http/call.ts'
import type { Services } from '../../services.ts'
import type { AccountRecord } from '../account/find-account.ts'
import { openSession } from '../session/open-session.ts'
import { beginChallenge } from '../totp/begin-challenge.ts'
import { challengeAnswer, signedInAnswer } from './sign-in-answers.ts'

/** Once password and address are proven: a session, or where an authenticator app is on its challenge. */
export async function finishSignIn(
  services: Services,
  tx: Transaction,
  owner: AccountRecord,
  visit: Visit,
): Promise<SignInAnswer> {
  if (owner.account.totpEnabledAt !== null) {
    return challengeAnswer(owner, await beginChallenge(services, tx, owner.account.id))
  }
  return signedInAnswer(owner, await openSession(services, tx, owner, visit))
}
