import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { aboutAccount } from '../../../calls/about-account.ts'
import { describeCustomer } from './describe-customer.ts'
import type { AccountRecord } from './find-account.ts'

export function signedInAnswer(owner: AccountRecord, accessToken: string): SignInAnswer {
  return aboutAccount(owner.account.id, {
    user: {
      email: owner.account.email,
      is_email_verified: true,
      customer: describeCustomer(owner),
    },
    authorization: { access_token: accessToken },
  })
}

/** Without the membership record, until the code is right. */
export function challengeAnswer({ account }: AccountRecord, token: string): SignInAnswer {
  return aboutAccount(account.id, {
    user: { email: account.email, is_email_verified: true, customer: null },
    totp_challenge: { token },
  })
}

/** With the address as it was typed: the stored spelling would reveal that there is an account. */
export function verifyFirstAnswer(email: string, token: string): SignInAnswer {
  return {
    user: { email, is_email_verified: false, customer: null },
    verification: { token },
  }
}
