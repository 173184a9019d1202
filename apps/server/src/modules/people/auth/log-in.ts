import type { logIn as endpoint } from '@kinfold/contract/auth/log-in'
import { aboutAccount } from '../../../calls/about-account.ts'
import type { Answer, Call } from '../../../calls/call.ts'
import { emailKey } from '../../../calls/email-key.ts'
import { refuse } from '../../../calls/refusal.ts'
import { countCodeMail } from '../../../limits/count-code-mail.ts'
import { type AccountRecord, findAccountByEmail, isOnHold } from '../../base/person/find-account.ts'
import { signedInAnswer, verifyFirstAnswer } from '../../base/person/sign-in-answers.ts'
import type { Services } from '../../services.ts'
import { openSessionAgain } from '../session/open-session.ts'
import { beginVerification } from './begin-verification.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { lockAddress } from './lock-address.ts'

type Endpoint = typeof endpoint

export async function logIn(services: Services, call: Call<Endpoint>): Promise<Answer<Endpoint>> {
  const { email, password } = call.body
  const owner = await findAccountByEmail(services.db, emailKey(email))
  // An unknown address is hashed as well, so that the time reveals nothing.
  const isRight = await services.passwords.verify(owner?.account.passwordHash, password)
  if (owner === undefined || !isRight) return refuse('invalid_credentials')
  if (isOnHold(owner)) return aboutAccount(owner.account.id, refuse('account_suspended'))
  if (owner.account.emailVerifiedAt === null) return askForCode(services, call, owner)

  // The usual case: nothing to prove and nothing to mail, so no transaction is needed.
  if (owner.account.totpEnabledAt === null) {
    const token = await openSessionAgain(services, owner, call.visit)
    if (token !== undefined) return signedInAnswer(owner, token)
  }
  return services.db.transaction(tx => finishSignIn(services, tx, owner, call.visit))
}

/** The code is for the registration whose password was just proven, and for no other. */
async function askForCode(
  services: Services,
  { body, visit }: Call<Endpoint>,
  proven: AccountRecord,
): Promise<Answer<Endpoint>> {
  const { id, emailKey: key } = proven.account
  const tooMany = await countCodeMail(services, key, visit)
  if (tooMany !== undefined) return tooMany
  return services.db.transaction(async tx => {
    await lockAddress(tx, key)
    // Another registration may have been proven since, which replaced the password.
    const owner = await findAccountByEmail(tx, key)
    if (!isSamePassword(owner, proven)) return refuse('invalid_credentials')
    if (owner.account.emailVerifiedAt !== null) return finishSignIn(services, tx, owner, visit)
    const request = { emailKey: key, registrationId: id, accountId: id, notice: 'code' } as const
    return verifyFirstAnswer(body.email, await beginVerification(services, tx, request))
  })
}

function isSamePassword(
  owner: AccountRecord | undefined,
  proven: AccountRecord,
): owner is AccountRecord {
  return owner !== undefined && owner.account.passwordHash === proven.account.passwordHash
}
