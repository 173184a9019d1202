import type { logIn as endpoint } from '@kinfold/contract/auth/log-in'
import type { Answer, Call } from '../../http/call.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { emailKey } from '../account/email-key.ts'
import { findAccountByEmail, isOnHold } from '../account/find-account.ts'
import { openSessionAgain } from '../session/open-session.ts'
import { beginVerification } from './begin-verification.ts'
import { checkCaptcha } from './check-captcha.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { signedInAnswer, verifyFirstAnswer } from './sign-in-answers.ts'

type Endpoint = typeof endpoint

export async function logIn(services: Services, call: Call<Endpoint>): Promise<Answer<Endpoint>> {
  const { email, password, cf_turnstile_response: captchaToken } = call.body
  const robot = await checkCaptcha(services, captchaToken, call.visit.address)
  if (robot !== undefined) return robot

  const key = emailKey(email)
  const owner = await findAccountByEmail(services.db, key)
  // An unknown address costs the same hash, so that the time doesn't tell.
  const isRight = await services.passwords.verify(owner?.account.passwordHash, password)
  if (owner === undefined || !isRight) return refuse('invalid_credentials')
  if (isOnHold(owner)) return refuse('account_suspended')

  // What nearly every log-in is: nothing to prove, nothing to mail, so nothing to keep together.
  if (owner.account.emailVerifiedAt !== null && owner.account.totpEnabledAt === null) {
    const token = await openSessionAgain(services, owner, call.visit)
    if (token !== undefined) return signedInAnswer(owner, token)
  }
  return services.db.transaction(async tx => {
    if (owner.account.emailVerifiedAt === null) {
      const wish = { emailKey: key, accountId: owner.account.id, notice: 'code' } as const
      return verifyFirstAnswer(email, await beginVerification(services, tx, wish))
    }
    return finishSignIn(services, tx, owner, call.visit)
  })
}
