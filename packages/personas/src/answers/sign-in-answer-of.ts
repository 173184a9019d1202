import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { demoId } from '../demo-id.ts'
import type { DemoOperator } from '../operators/operators.ts'
import type { Person } from '../people/person.ts'

export const demoAccessToken = (key: string) => `demo-token-of-${key}`

/** What signing in answers: a token, or for an unverified address the verification to finish. */
export function signInAnswerOf(person: Person): SignInAnswer {
  const { customer, isEmailVerified, key } = person
  if (!isEmailVerified) {
    return {
      user: { email: customer.email, is_email_verified: false, customer: null },
      verification: { token: demoId('verification', key) },
    }
  }
  return signedInAnswerOf(person)
}

/** What the right code from the e-mail answers. */
export function signedInAnswerOf({ customer, key }: Person): SignInAnswer {
  return {
    user: { email: customer.email, is_email_verified: true, customer },
    authorization: { access_token: demoAccessToken(key) },
  }
}

/** Operators always prove themselves with the authenticator app as well. */
export function totpChallengeOf({ email, key }: DemoOperator): SignInAnswer {
  return {
    user: { email, is_email_verified: true, customer: null },
    totp_challenge: { token: demoId('challenge', key) },
  }
}
