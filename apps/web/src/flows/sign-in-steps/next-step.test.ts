import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

const user = { email: 'ada@members.example', is_email_verified: true, customer: null }

test('each answer leads to its step', () => {
  expect(nextStep({ user, authorization: { access_token: 'a' } })).toEqual({
    kind: 'signed-in',
    accessToken: 'a',
  })
  expect(nextStep({ user, verification: { token: 'v' } })).toEqual({
    kind: 'verify-email',
    email: 'ada@members.example',
    token: 'v',
  })
  expect(nextStep({ user, totp_challenge: { token: 't' } })).toEqual({
    kind: 'authenticator',
    token: 't',
  })
  expect(nextStep({ user })).toBeUndefined()
})
