// Signing in as anybody of the demo club, with everybody's password.
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { changePassword } from '@kinfold/contract/auth/change-password'
import { forgotPassword } from '@kinfold/contract/auth/forgot-password'
import { logIn } from '@kinfold/contract/auth/log-in'
import { resetPassword } from '@kinfold/contract/auth/reset-password'
import { validateEmailOtp } from '@kinfold/contract/auth/validate-email-otp'
import { verifyEmail } from '@kinfold/contract/auth/verify-email'
import { register } from '@kinfold/contract/sign-up/register'
import {
  demoAccessToken,
  signedInAnswerOf,
  signInAnswerOf,
  totpChallengeOf,
} from '@kinfold/personas/answers/sign-in-answer-of'
import { demoId } from '@kinfold/personas/demo-id'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { ada, people } from '@kinfold/personas/people/people'
import { mock } from './mock.ts'
import { Refusal } from './refusal.ts'

/** The codes that are always wrong in the demo club: from an e-mail, and from an authenticator app. */
export const wrongOtp = '0000'
export const wrongTotpCode = '000000'

const personByEmail = (email: string) =>
  Object.values(people).find(person => person.customer.email === email.toLowerCase())
const operatorByEmail = (email: string) =>
  Object.values(operators).find(operator => operator.email === email.toLowerCase())
const verificationToken = (email: string) =>
  demoId('verification', personByEmail(email)?.key ?? email)

export const authMocks = {
  logIn: mock(logIn, {
    ok: ({ body }) => {
      if (body.password !== demoPassword) return new Refusal('invalid_credentials')
      const person = personByEmail(body.email)
      if (person) return signInAnswerOf(person)
      const operator = operatorByEmail(body.email)
      return operator ? totpChallengeOf(operator) : new Refusal('invalid_credentials')
    },
    /** Right, but the e-mail address is still to be proven. */
    unverified: ({ body }) => ({
      user: { email: body.email, is_email_verified: false, customer: null },
      verification: { token: verificationToken(body.email) },
    }),
    /** Right, but the authenticator app is asked as well. */
    challenged: ({ body }) => ({
      user: { email: body.email, is_email_verified: true, customer: null },
      totp_challenge: { token: demoId('challenge', body.email) },
    }),
  }),
  answerTotpChallenge: mock(answerTotpChallenge, {
    ok: ({ body }) => {
      if (body.code === wrongTotpCode) return new Refusal('totp_invalid')
      const operator = Object.values(operators).find(
        each => totpChallengeOf(each).totp_challenge?.token === body.token,
      )
      if (!operator) return new Refusal('otp_expired')
      return {
        user: { email: operator.email, is_email_verified: true, customer: null },
        authorization: { access_token: demoAccessToken(operator.key) },
      }
    },
  }),
  verifyEmail: mock(verifyEmail, {
    ok: ({ body }) => ({ token: verificationToken(body.email) }),
  }),
  validateEmailOtp: mock(validateEmailOtp, {
    ok: ({ body }) => {
      if (body.otp === wrongOtp) return new Refusal('otp_invalid')
      const person = Object.values(people).find(
        ({ key }) => demoId('verification', key) === body.token,
      )
      // Somebody who has just signed up continues as Ada, who has just signed up too.
      return signedInAnswerOf(person ?? ada)
    },
  }),
  forgotPassword: mock(forgotPassword, { ok: () => ({ done: true }) }),
  resetPassword: mock(resetPassword, { ok: () => ({ done: true }) }),
  changePassword: mock(changePassword, {
    ok: ({ body }) =>
      body.current_password === demoPassword
        ? { done: true }
        : new Refusal('current_password_wrong'),
  }),
  register: mock(register, {
    ok: ({ body }) => ({
      user: { email: body.user.email, is_email_verified: false, customer: null },
      verification: { token: verificationToken(body.user.email) },
    }),
  }),
}
