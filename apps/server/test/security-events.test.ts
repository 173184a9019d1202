// What the log says of everybody who got in, or tried to: who, from where, and no secret.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestServer, type TestServer } from './create-test-server.ts'
import { enter, join, logInBody, password } from './joining.ts'

let server: TestServer
let token: string
const email = 'watched@club.example'
beforeAll(async () => {
  server = await createTestServer()
  token = await join(server, email)
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => void server.logged.splice(0))

const events = () =>
  server.logged
    .map(line => JSON.parse(line))
    .filter(line => line.msg === 'security event')
    .map(({ security, outcome, account, email: about, from }) => ({
      security,
      outcome,
      account,
      about,
      from,
    }))

const id = /^[0-9a-f-]{36}$/
const pseudonym = /^[0-9a-f]{24}$/
const logIn = (changes: object) =>
  server.call('POST', '/api/auth/login', { body: logInBody(email, changes) })

it('names a log-in and a failed one by the same pseudonyms, and nobody by name', async () => {
  await logIn({ password: 'Wrong-horse-1' })
  await enter(server, email)
  const [failed, entered] = events()
  expect(failed).toEqual({
    security: 'POST /auth/login',
    outcome: 'invalid_credentials',
    account: undefined,
    about: expect.stringMatching(pseudonym),
    from: expect.stringMatching(pseudonym),
  })
  expect(entered).toEqual({ ...failed, outcome: 'done' })
  for (const secret of [email, password, 'Wrong-horse-1', '127.0.0.1']) {
    expect(server.logged.join()).not.toContain(secret)
  }
})

it('names the account that changes its password, ends a session or leaves', async () => {
  const changed = { current_password: 'Wrong-horse-1', password, confirm_password: password }
  await server.call('PATCH', '/api/auth/change-password', { token, body: changed })
  const other = await enter(server, email)
  server.logged.splice(0, server.logged.length - 1)
  await server.call('POST', '/api/auth/logout', { token: other })
  expect(events().at(-1)).toMatchObject({
    security: 'POST /auth/logout',
    outcome: 'done',
    account: expect.stringMatching(id),
  })
})

it('tells of whoever asks for what is not theirs, and of a limit that is reached', async () => {
  await server.call('GET', '/api/operator/member', { token })
  expect(events()).toMatchObject([
    {
      security: 'GET /operator/member',
      outcome: 'forbidden',
      account: expect.stringMatching(id),
    },
  ])
  for (let n = 0; n < 11; n += 1) await logIn({ password: `Wrong-horse-${n}` })
  expect(events().at(-1)).toMatchObject({ outcome: 'too_many_requests' })
})

it('says nothing of ordinary reads', async () => {
  await server.call('GET', '/api/customer/get', { token })
  await server.call('GET', '/api/wallet', { token })
  expect(events()).toEqual([])
})
