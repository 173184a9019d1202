import { getCustomer } from '@kinfold/contract/account/get-customer'
import { logIn } from '@kinfold/contract/auth/log-in'
import { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { verifyEmail } from '@kinfold/contract/auth/verify-email'
import { create } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  codeFor,
  enter,
  join,
  logInBody,
  password,
  registration,
  startJoining,
} from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const minutes = (count: number) => count * 60_000
const verify = (otp: string, token: string) =>
  server.call('POST', '/api/auth/validate-email-otp', { body: { otp, token } })
const otherThan = (code: string) => (code === '0000' ? '0001' : '0000')

describe('joining', () => {
  it('mails a code to an address without any of the other details', async () => {
    const email = 'not-mine@club.example'
    const { user } = registration(email)
    const typed = { first_name: 'Your account is locked please call us', last_name: 'Now' }
    await startJoining(server, email, { user: { ...user, ...typed } })
    const [mail] = await server.inbox(email)
    expect(mail?.text).toContain('Enter these four digits')
    expect(JSON.stringify(mail)).not.toContain('locked')
  })

  it('goes from registering to the code, the profile and logging out', async () => {
    const email = 'ngozi@club.example'
    const registered = await server.call('POST', '/api/customer/register', {
      body: registration(email),
    })
    expect(registered).toMatchObject({
      status: 200,
      body: {
        user: { email, is_email_verified: false, customer: null },
        verification: { token: expect.any(String) },
      },
    })
    expect(registered.body).not.toHaveProperty('authorization')

    const { verification } = create(registered.body, SignInAnswer)
    const code = await codeFor(server, email)
    const verified = await verify(code, verification!.token)
    expect(verified).toMatchObject({
      status: 200,
      body: { user: { is_email_verified: true, customer: { first_name: 'Ngozi' } } },
    })

    const token = await enter(server, email)
    const profile = await server.call('GET', '/api/customer/get', { token })
    expect(profile).toMatchObject({
      status: 200,
      body: {
        first_name: 'Ngozi',
        is_global: false,
        can_make_withdrawal: false,
        has_submitted_kyc: false,
        terms_and_conditions: true,
        unread_notification: 0,
        active_survey: null,
      },
    })

    expect(await server.call('POST', '/api/auth/logout', { token })).toMatchObject({ status: 200 })
    expect(await server.call('GET', '/api/customer/get', { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
  })

  it('asks an unverified member for the code at login, and sends one at most once a minute', async () => {
    const email = 'late@club.example'
    await server.call('POST', '/api/customer/register', { body: registration(email) })
    await server.settle()
    const first = await server.ask(logIn, { body: logInBody(email) })
    expect(first).toMatchObject({ verification: { token: expect.any(String) } })
    expect(first.authorization).toBeUndefined()
    const held = { email, token: first.verification?.token }
    expect(await server.ask(verifyEmail, { body: held })).toEqual(first.verification)
    expect(await server.inbox(email)).toHaveLength(1)

    server.clock.forward(minutes(1) + 1)
    const later = await server.ask(verifyEmail, { body: held })
    expect(later).not.toEqual(first.verification)
    expect(await server.inbox(email)).toHaveLength(2)
    expect(await verify(await codeFor(server, email), later.token)).toMatchObject({
      status: 200,
    })
  })

  it('allows five tries for a code', async () => {
    const email = 'guess@club.example'
    const token = await startJoining(server, email)
    const code = await codeFor(server, email)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await verify(otherThan(code), token)).toMatchObject({
        status: 400,
        body: { code: 'otp_invalid' },
      })
    }
    expect(await verify(code, token)).toMatchObject({ status: 400, body: { code: 'otp_expired' } })
  })

  it('accepts a code for ten minutes, and once', async () => {
    const email = 'slow@club.example'
    const token = await startJoining(server, email)
    const code = await codeFor(server, email)
    server.clock.forward(minutes(10))
    expect((await verify(code, token)).code).toBe('otp_expired')

    const fresh = await server.ask(verifyEmail, { body: { email } })
    const freshCode = await codeFor(server, email)
    expect((await verify(freshCode, fresh.token)).status).toBe(200)
    expect((await verify(freshCode, fresh.token)).code).toBe('otp_expired')
  })

  it('accepts a code only with its own token', async () => {
    const mine = await startJoining(server, 'mine@club.example')
    const theirs = await startJoining(server, 'theirs@club.example')
    const code = await codeFor(server, 'theirs@club.example')
    const mixed = await verify(code, mine)
    // In one of ten thousand runs both codes are the same.
    expect([400, 200]).toContain(mixed.status)
    const forged = `${theirs.slice(0, -4)}AAAA`
    expect((await verify(code, forged)).code).toBe('otp_expired')
  })

  it('lets the owner of the mailbox decide between two registrations of one address', async () => {
    const email = 'contested@club.example'
    const theirPassword = 'Somebody-else-9'
    await startJoining(server, email, {
      user: {
        email,
        first_name: 'Someone',
        last_name: 'Else',
        password: theirPassword,
        confirm_password: theirPassword,
      },
    })
    await server.settle()
    server.clock.forward(1000)
    const token = await startJoining(server, email)
    expect(await verify(await codeFor(server, email), token)).toMatchObject({
      status: 200,
      body: { user: { customer: { first_name: 'Ngozi' } } },
    })
    const withTheirs = await server.call('POST', '/api/auth/login', {
      body: logInBody(email, { password: theirPassword }),
    })
    expect(withTheirs).toMatchObject({ status: 401, body: { error: 'Invalid Credentials' } })
    const withMine = await server.call('POST', '/api/auth/login', { body: logInBody(email) })
    expect(withMine.status).toBe(200)
  })

  it('names each field that is not right, in one answer', async () => {
    const email = 'x@club.example'
    const changes = { country: 'Atlantis', citizenship: ['Nigeria', 'Nowhere'], phone: '+23480312' }
    const refused = await server.call('POST', '/api/customer/register', {
      body: { ...registration(email), ...changes },
    })
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual(['citizenship', 'country', 'phone'])

    const { user } = registration(email)
    const unlike = await server.call('POST', '/api/customer/register', {
      body: registration('', { user: { ...user, email: 'no address', confirm_password: 'x' } }),
    })
    expect(unlike.fields).toEqual({
      'user.email': 'Please enter a valid e-mail address.',
      'user.confirm_password': "Password doesn't match",
    })
  })

  it('derives who is global from residence and citizenship alone', async () => {
    const global = { country: 'Canada', country_code: 'CA', phone: '+14165550123' }
    const token = await join(server, 'abroad@club.example', {
      ...global,
      citizenship: ['Canada'],
      accept_family_office: true,
    })
    const dual = await join(server, 'dual@club.example', {
      ...global,
      citizenship: ['Canada', 'Nigeria'],
    })
    const isGlobal = async (of: string) => (await server.ask(getCustomer, { token: of })).is_global
    expect(await isGlobal(token)).toBe(true)
    expect(await isGlobal(dual)).toBe(false)
  })

  it('never stores or answers a password', async () => {
    expect(server.logged.join('')).not.toContain(password)
  })
})
