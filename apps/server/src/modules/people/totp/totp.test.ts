// The authenticator app: setting it up, asking for codes, each valid once, and never stored in plain text.

import { getCustomer } from '@kinfold/contract/account/get-customer'
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { logIn } from '@kinfold/contract/auth/log-in'
import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { renewRecoveryCodes } from '@kinfold/contract/totp/renew-recovery-codes'
import { demoPassword } from '@kinfold/personas/demo-password'
import { zainab } from '@kinfold/personas/operators/operators'
import { beforeEach, describe, expect, it } from 'vitest'
import { join, logInBody, password } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { readAuthenticators } from '../../whole/sandbox/read-authenticators.ts'
import { resetAuthenticator } from '../auth/reset-authenticator.ts'
import { createOperator } from '../staff/create-operator.ts'
import { codeOfStep, stepAt } from './authenticator-codes.ts'

const email = 'amara@club.example'
const step = 30_000

type Member = { readonly token: string; readonly secret: string; readonly codes: string[] }

/** The code an app shows now, or a number of time steps later. */
function codeFor(server: TestServer, secret: string, aside = 0): string {
  return codeOfStep(secret, stepAt(server.clock.now) + BigInt(aside))
}

async function begin(server: TestServer, token: string): Promise<string> {
  const { secret, otpauth_url } = await server.ask(beginTotp, { token, body: { password } })
  expect(otpauth_url).toContain(`secret=${secret}`)
  return secret
}

async function turnOn(server: TestServer, token: string): Promise<Member> {
  const secret = await begin(server, token)
  const { recovery_codes } = await server.ask(confirmTotp, {
    token,
    body: { code: codeFor(server, secret) },
  })
  server.clock.forward(step)
  return { token, secret, codes: recovery_codes }
}

async function challengeOf(server: TestServer, address = email): Promise<string> {
  const { user, authorization, totp_challenge } = await server.ask(logIn, {
    body: logInBody(address),
  })
  expect(authorization).toBeUndefined()
  expect(user).toEqual({ email: address, is_email_verified: true, customer: null })
  return totp_challenge!.token
}

const signIn = (server: TestServer, token: string, code: string) =>
  server.ask(answerTotpChallenge, { body: { token, code } })
const answer = (server: TestServer, token: string, code: string) =>
  server.call('POST', '/api/auth/totp/challenge', { body: { token, code } })

describe('an authenticator app', () => {
  let server: TestServer
  let member: Member
  beforeEach(async () => {
    server = await createTestServer()
    member = await turnOn(server, await join(server, email))
    return () => server[Symbol.asyncDispose]()
  })

  it('is asked for at signing in, and opens a session with the right code', async () => {
    const challenge = await challengeOf(server)
    expect((await answer(server, challenge, '000000')).code).toBe('totp_invalid')
    const { user, authorization } = await signIn(server, challenge, codeFor(server, member.secret))
    expect(user.customer?.first_name).toBe('Ngozi')
    const token = authorization!.access_token
    expect((await server.ask(getCustomer, { token })).totp_enabled).toBe(true)
    // The challenge is used up.
    server.clock.forward(step)
    const again = await answer(server, challenge, codeFor(server, member.secret))
    expect(again.code).toBe('otp_expired')
  })

  it('accepts each code once, and no earlier one afterwards', async () => {
    const code = codeFor(server, member.secret)
    const [one, two] = [await challengeOf(server), await challengeOf(server)]
    expect((await answer(server, one, code)).status).toBe(200)
    expect((await answer(server, two, code)).code).toBe('totp_invalid')
    const before = codeFor(server, member.secret, -1)
    expect((await answer(server, two, before)).code).toBe('totp_invalid')
    expect((await answer(server, two, codeFor(server, member.secret, 1))).status).toBe(200)
  })

  it('accepts one of two concurrent uses of the same code', async () => {
    const code = codeFor(server, member.secret)
    const challenges = [await challengeOf(server), await challengeOf(server)]
    const answers = await Promise.all(challenges.map(token => answer(server, token, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('accepts a code that is half a minute off, and none further off', async () => {
    const challenge = await challengeOf(server)
    const late = codeFor(server, member.secret, 3)
    expect((await answer(server, challenge, late)).code).toBe('totp_invalid')
    const early = codeFor(server, member.secret, 1)
    expect((await answer(server, challenge, early)).status).toBe(200)
  })

  it('ends a challenge after five tries, and after ten minutes', async () => {
    const guessed = await challengeOf(server)
    for (let tries = 0; tries < 5; tries += 1) await answer(server, guessed, '000000')
    const right = await answer(server, guessed, codeFor(server, member.secret))
    expect(right.code).toBe('otp_expired')
    const slow = await challengeOf(server)
    server.clock.forward(600_001)
    const late = await answer(server, slow, codeFor(server, member.secret))
    expect(late.code).toBe('otp_expired')
  })

  it('counts wrong codes over all challenges of an account', async () => {
    const answers = []
    for (let tries = 0; tries < 11; tries += 1) {
      answers.push((await answer(server, await challengeOf(server), '000000')).code)
    }
    expect(answers.at(-1)).toBe('too_many_requests')
    expect(answers.slice(0, 10)).not.toContain('too_many_requests')
    const challenge = await challengeOf(server)
    const right = await answer(server, challenge, codeFor(server, member.secret))
    expect(right.code).toBe('too_many_requests')
  })

  it('accepts a recovery code once, and notifies the member', async () => {
    expect(new Set(member.codes).size).toBe(8)
    const [code = ''] = member.codes
    expect((await answer(server, await challengeOf(server), code)).status).toBe(200)
    const again = await answer(server, await challengeOf(server), code)
    expect(again.code).toBe('totp_invalid')
    const mails = await server.inbox(email)
    const mail = mails.find(({ subject }) => subject.includes('Recovery code used'))
    expect(mail?.text).toMatch(/You\s+have 7 left/)
  })

  it('answers fresh recovery codes, which end the old ones', async () => {
    const renewed = await server.ask(renewRecoveryCodes, {
      token: member.token,
      body: { code: codeFor(server, member.secret) },
    })
    const [old = ''] = member.codes
    const [fresh = ''] = renewed.recovery_codes
    expect((await answer(server, await challengeOf(server), old)).code).toBe('totp_invalid')
    expect((await answer(server, await challengeOf(server), fresh)).status).toBe(200)
  })

  it('is turned off with password and code', async () => {
    const off = (body: object) =>
      server.call('POST', '/api/auth/totp/turn-off', { token: member.token, body })
    const code = codeFor(server, member.secret)
    expect((await off({ password: 'Wrong-horse-7', code })).code).toBe('current_password_wrong')
    expect((await off({ password, code: '000000' })).code).toBe('totp_invalid')
    expect((await off({ password, code })).body).toEqual({ done: true })
    expect((await off({ password, code })).code).toBe('totp_not_on')
    const { authorization } = await server.ask(logIn, { body: logInBody(email) })
    expect(authorization).toBeDefined()
  })

  it('can be removed from the command line, which signs its owner out', async () => {
    const { db, clock } = server
    const parts = { ...server.parts.services, now: () => clock.now }
    expect(await resetAuthenticator(parts, 'nobody@club.example')).toBe(false)
    expect(await resetAuthenticator(parts, email.toUpperCase())).toBe(true)
    expect(await resetAuthenticator(parts, email)).toBe(false)
    const old = await server.call('GET', '/api/customer/get', { token: member.token })
    expect(old.code).toBe('unauthenticated')
    const { authorization } = await server.ask(logIn, { body: logInBody(email) })
    expect(authorization).toBeDefined()
    const noted = await db.query({
      text: `SELECT 1 FROM audit_entry WHERE action = 'totp.reset' AND actor_kind = 'system'`,
    })
    expect(noted).toHaveLength(1)
  })

  it('stays on when somebody begins again', async () => {
    const again = await server.call('POST', '/api/auth/totp/begin', {
      token: member.token,
      body: { password },
    })
    expect(again.code).toBe('totp_already_on')
  })

  it('is asked before a bank account changes', async () => {
    const account = {
      account_name: 'Ngozi Adebayo',
      account_number: '12345678',
      bank_name: 'Harbour Bank',
      country: 'United Kingdom',
      currency: 'GBP',
    }
    const set = (totp_code?: string) =>
      server.call('POST', '/api/customer/bank-account', {
        token: member.token,
        body: { ...account, ...(totp_code && { totp_code }) },
      })
    expect((await set()).code).toBe('totp_required')
    expect((await set('000000')).code).toBe('totp_invalid')
    expect((await set(codeFor(server, member.secret))).status).toBe(200)
  })

  it('ends challenges that wait when the password changes', async () => {
    const challenge = await challengeOf(server)
    const changed = await server.call('PATCH', '/api/auth/change-password', {
      token: member.token,
      body: {
        current_password: password,
        password: 'Newer-horse-8',
        confirm_password: 'Newer-horse-8',
      },
    })
    expect(changed.status).toBe(200)
    const late = await answer(server, challenge, codeFor(server, member.secret))
    expect(late.code).toBe('otp_expired')
  })

  it('is kept encrypted, its codes hashed, and every change is in the log', async () => {
    const stored = await server.db.query<{ row: string }>({
      text: `SELECT row_to_json(a)::text || (SELECT json_agg(c)::text FROM recovery_code c) AS row
               FROM authenticator a`,
    })
    const plain = Buffer.from(member.secret).toString('hex')
    for (const secret of [member.secret, plain, ...member.codes]) {
      expect(stored[0]?.row).not.toContain(secret)
    }
    expect(server.logged.join('')).not.toContain(member.secret)
    const noted = await server.db.query<{ action: string }>({
      text: `SELECT action FROM audit_entry WHERE action LIKE 'totp.%'`,
    })
    expect(noted).toEqual([{ action: 'totp.turned_on' }])
    expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
  })
})

describe('an operator', () => {
  it('signs in with the code that the sandbox shows, and can’t turn the app off', async () => {
    await using server = await openDemoClub()
    const enter = async () => {
      const body = logInBody(zainab.email, { password: demoPassword })
      const { totp_challenge } = await server.ask(logIn, { body })
      const shown = await readAuthenticators(server.parts.services)
      const code = shown.find(app => app.email === zainab.email)?.code ?? ''
      return signIn(server, totp_challenge!.token, code)
    }
    // Twice within one time step: the page shows the next code once one is used.
    await enter()
    const token = (await enter()).authorization!.access_token
    expect((await server.call('GET', '/api/operator/member', { token })).status).toBe(200)
    const page = await server.call('GET', '/sandbox/authenticator')
    expect(page.body).toContain(zainab.email)
    server.clock.forward(step)
    const off = await server.call('POST', '/api/auth/totp/turn-off', {
      token,
      body: { password: demoPassword, code: codeFor(server, zainab.totpSecret) },
    })
    expect(off.code).toBe('totp_must_stay_on')
  })

  it('can do nothing at the desk before the app is on', async () => {
    await using server = await createTestServer()
    const token = await join(server, email)
    const operator = { email, name: 'Amara Obi', roles: ['reviewer'] as const }
    await createOperator(server.parts.services, operator)
    const list = () => server.call('GET', '/api/operator/kyc', { token })
    expect((await list()).code).toBe('forbidden')
    const me = await server.ask(getCustomer, { token })
    expect(me).toMatchObject({ roles: ['reviewer'], totp_enabled: false })
    await turnOn(server, token)
    expect((await list()).status).toBe(200)
  })
})
