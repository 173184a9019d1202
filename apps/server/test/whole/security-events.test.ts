// What is logged about sign-ins and attempts: who and from where, without secrets.
import { logIn } from '@kinfold/contract/auth/log-in'
import { listSessions } from '@kinfold/contract/session/list-sessions'
import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeOfStep, stepAt } from '#src/modules/people/totp/authenticator-codes.ts'
import { enter, join, logInBody, password } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'

let server: TestServer
let token: string
let account: string
const email = 'watched@club.example'
beforeAll(async () => {
  server = await createTestServer()
  token = await join(server, email)
  const [row] = await server.db.query<{ id: string }>({ text: 'SELECT id FROM account' })
  account = row?.id ?? ''
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => void server.logged.splice(0))

const events = () =>
  server.logged
    .map(line => JSON.parse(line))
    .filter(line => line.msg === 'security event')
    .map(({ level, time, msg, ...event }) => event)

const pseudonym = expect.stringMatching(/^[0-9a-f]{24}$/)
const tryToLogIn = (changes: object) =>
  server.call('POST', '/api/auth/login', { body: logInBody(email, changes) })

it('names the account of a log-in, and of a failed one the address, as pseudonyms', async () => {
  await tryToLogIn({ password: 'Wrong-horse-1' })
  await enter(server, email)
  const [failed, entered] = events()
  expect(failed).toEqual({
    call: 'POST /auth/login',
    outcome: 'invalid_credentials',
    emailHash: pseudonym,
    addressHash: pseudonym,
  })
  expect(entered).toEqual({ ...failed, outcome: 'done', account })
  for (const secret of [email, password, 'Wrong-horse-1', '127.0.0.1']) {
    expect(server.logged.join()).not.toContain(secret)
  }
})

it('names the account that tries another password, ends a session or leaves', async () => {
  const other = await enter(server, email)
  const { sessions } = await server.ask(listSessions, { token: other })
  const id = sessions.find(session => !session.is_current)?.id
  server.logged.splice(0)
  const wrong = { current_password: 'Wrong-horse-1', password, confirm_password: password }
  await server.call('PATCH', '/api/auth/change-password', { token: other, body: wrong })
  await server.call('POST', `/api/auth/sessions/revoke/${id}`, { token: other })
  await server.call('POST', '/api/auth/logout', { token: other })
  token = await enter(server, email)
  expect(events().slice(0, 3)).toMatchObject([
    { call: 'PATCH /auth/change-password', outcome: 'current_password_wrong', account },
    { call: 'POST /auth/sessions/revoke/:id', outcome: 'done', account },
    { call: 'POST /auth/logout', outcome: 'done', account },
  ])
})

it('names the account whose password a link replaces, in one line', async () => {
  await server.call('POST', '/api/auth/forgot-password', {
    body: { email, cf_turnstile_response: 'sandbox' },
  })
  const [mail] = await server.inbox(email)
  const link = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  server.logged.splice(0)
  const body = { token: link, password, confirm_password: password }
  await server.call('POST', '/api/auth/reset-password', { body })
  await server.call('POST', '/api/auth/reset-password', { body })
  token = await enter(server, email)
  expect(events().slice(0, 2)).toEqual([
    { call: 'POST /auth/reset-password', outcome: 'done', account, addressHash: pseudonym },
    { call: 'POST /auth/reset-password', outcome: 'reset_link_invalid', addressHash: pseudonym },
  ])
})

it('logs calls without permission or without a session', async () => {
  await server.call('GET', '/api/operator/member', { token })
  await server.call('GET', '/api/wallet', { token: 'a-token-that-opens-nothing' })
  await server.call('POST', '/api/auth/logout', {})
  expect(events()).toEqual([
    { call: 'GET /operator/member', outcome: 'forbidden', account, addressHash: pseudonym },
    { call: 'GET /wallet', outcome: 'unauthenticated', addressHash: pseudonym },
    { call: 'POST /auth/logout', outcome: 'unauthenticated', addressHash: pseudonym },
  ])
})

it('logs a limit that is reached, and log-ins beyond the passwords hashed at once', async () => {
  const often = { email: 'guessed@club.example' }
  for (let n = 0; n < 11; n += 1) await tryToLogIn(often)
  expect(events().at(-1)).toMatchObject({ outcome: 'too_many_requests' })
  server.logged.splice(0)
  const guesses = Array.from({ length: 90 }, (_, n) => `nobody-${n}@club.example`)
  const answers = await Promise.all(guesses.map(guessed => tryToLogIn({ email: guessed })))
  const refused = answers.filter(({ code }) => code === 'too_many_requests')
  expect(refused.length).toBeGreaterThan(0)
  const outcomes = events().map(({ outcome }) => outcome)
  expect(outcomes.filter(outcome => outcome === 'too_many_requests')).toHaveLength(refused.length)
  expect(outcomes).toHaveLength(guesses.length)
})

it('logs a call under /auth whose shape is refused', async () => {
  await server.call('POST', '/api/auth/login', { body: { email: 7, user: { user: {} } } })
  expect(events()).toEqual([
    { call: 'POST /auth/login', outcome: 'validation_failed', addressHash: pseudonym },
  ])
})

it('logs a call under /auth that could not be carried out', async () => {
  await server.asOwner(owner => owner.query({ text: 'ALTER TABLE session RENAME TO elsewhere' }))
  await server.call('POST', '/api/auth/logout', { token })
  await tryToLogIn({})
  await server.asOwner(owner => owner.query({ text: 'ALTER TABLE elsewhere RENAME TO session' }))
  expect(events()).toMatchObject([
    { call: 'POST /auth/logout', outcome: 'internal' },
    { call: 'POST /auth/login', outcome: 'internal', emailHash: pseudonym },
  ])
})

it('knows visitors of one IPv6 network as one', async () => {
  await using behind = await createTestServer({ environment: { TRUSTED_PROXIES: '1' } })
  for (const address of ['2001:db8:5:9::1', '2001:db8:5:9::2', '2001:db8:5:a::1']) {
    const headers = { 'x-forwarded-for': address }
    await behind.call('POST', '/api/auth/logout', { headers })
  }
  const from = behind.logged
    .map(line => JSON.parse(line).addressHash)
    .filter(hash => hash !== undefined)
  expect([from[0] === from[1], from[1] === from[2]]).toEqual([true, false])
})

it('names the account whose authenticator code is wrong, and right', async () => {
  const holder = 'holder@club.example'
  const joined = await join(server, holder)
  const { secret } = await server.ask(beginTotp, { token: joined, body: { password } })
  const now = () => codeOfStep(secret, stepAt(server.clock.now))
  await server.ask(confirmTotp, { token: joined, body: { code: now() } })
  server.clock.forward(30_000)
  const begun = await server.ask(logIn, { body: logInBody(holder) })
  const challenge = begun.totp_challenge?.token ?? ''
  server.logged.splice(0)
  for (const code of ['000000', now()]) {
    const body = { token: challenge, code }
    await server.call('POST', '/api/auth/totp/challenge', { body })
  }
  const [wrong, right] = events()
  expect(wrong).toEqual({
    call: 'POST /auth/totp/challenge',
    outcome: 'totp_invalid',
    account: expect.stringMatching(/^[0-9a-f-]{36}$/),
    addressHash: pseudonym,
  })
  expect(right).toEqual({ ...wrong, outcome: 'done', emailHash: pseudonym })
})

it('names the account that is on hold, and the one whose codes are used up', async () => {
  const holder = 'locked@club.example'
  const joined = await join(server, holder)
  const { secret } = await server.ask(beginTotp, { token: joined, body: { password } })
  const code = codeOfStep(secret, stepAt(server.clock.now))
  await server.ask(confirmTotp, { token: joined, body: { code } })
  const begun = await server.ask(logIn, { body: logInBody(holder) })
  const body = { token: begun.totp_challenge?.token ?? '', code: '000000' }
  const account = expect.stringMatching(/^[0-9a-f-]{36}$/)
  for (let n = 0; n < 12; n += 1) await server.call('POST', '/api/auth/totp/challenge', { body })
  expect(events().at(-1)).toMatchObject({ outcome: 'too_many_requests', account })

  const hold = `UPDATE account SET suspended_at = now() WHERE email = '${holder}'`
  await server.db.query({ text: hold })
  server.logged.splice(0)
  await server.call('POST', '/api/auth/login', { body: logInBody(holder) })
  expect(events()).toMatchObject([{ outcome: 'account_suspended', account }])
})

it('logs nothing for ordinary reads', async () => {
  await server.call('GET', '/api/customer/get', { token })
  await server.call('GET', '/api/wallet', { token })
  expect(events()).toEqual([])
})
