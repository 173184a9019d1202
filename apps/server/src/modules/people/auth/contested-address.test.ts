// Two people register one address: the one who can open the mailbox keeps their own details.
import { logIn as logInCall } from '@kinfold/contract/auth/log-in'
import { verifyEmail } from '@kinfold/contract/auth/verify-email'
import { register } from '@kinfold/contract/sign-up/register'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeFor, logInBody, password, registration, startJoining } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const strangersPassword = 'Somebody-else-9'
const strangers = (email: string) =>
  registration(email, {
    user: {
      email,
      first_name: 'Some',
      last_name: 'Stranger',
      password: strangersPassword,
      confirm_password: strangersPassword,
    },
    phone: '+2348099999999',
  })

/** The stranger registers the address too and gets another code; returns the stranger's token. */
async function contest(email: string): Promise<string> {
  const codes = async () =>
    (await server.inbox(email)).flatMap(({ text }) => /code\D*(\d{4})/.exec(text)?.[1] ?? [])
  const [before] = await codes()
  const { verification } = await server.ask(register, { body: strangers(email) })
  const [code] = await codes()
  return verification !== undefined && code !== before ? verification.token : contest(email)
}
const logIn = (email: string, chosen = password) =>
  server.call('POST', '/api/auth/login', { body: logInBody(email, { password: chosen }) })
const prove = (otp: string, token: string) =>
  server.call('POST', '/api/auth/validate-email-otp', { body: { otp, token } })
const resend = async (email: string, token?: string) => {
  const body = { email, ...(token !== undefined && { token }) }
  const answer = await server.ask(verifyEmail, { body })
  await server.settle()
  return answer.token
}

async function expectOwnersAccount(email: string) {
  expect((await logIn(email)).status).toBe(200)
  expect((await logIn(email, strangersPassword)).status).toBe(401)
  const [kept] = await server.db.query<{ first_name: string; phone: string }>({
    text: `SELECT first_name, phone FROM member JOIN account USING (id) WHERE email_key = $1`,
    values: [email],
  })
  expect(kept).toEqual({ first_name: 'Ngozi', phone: '+2348031234567' })
}

/** Whatever was answered, the stranger got no account. */
async function expectNothingOfTheStranger(email: string) {
  expect((await logIn(email, strangersPassword)).body).not.toHaveProperty('authorization')
  const [proven] = await server.db.query<{ first_name: string }>({
    text: `SELECT first_name FROM member JOIN account USING (id)
            WHERE email_key = $1 AND email_verified_at IS NOT NULL`,
    values: [email],
  })
  expect(proven?.first_name).not.toBe('Some')
}

describe('an address that a stranger registers after its owner', () => {
  it('goes to the owner who signs in and enters the code sent for that', async () => {
    const email = 'signs-in@club.example'
    await startJoining(server, email)
    await server.settle()
    server.clock.forward(61_000)
    await contest(email)
    const { verification } = await server.ask(logInCall, { body: logInBody(email) })
    const token = verification?.token ?? ''
    expect((await prove(await codeFor(server, email), token)).status).toBe(200)
    await expectOwnersAccount(email)
  })

  it.each([0, 61_000])('goes to the owner who asks for another code, %i ms later', async later => {
    const email = `resends-${later}@club.example`
    const mine = await startJoining(server, email)
    const first = await codeFor(server, email)
    await contest(email)
    server.clock.forward(later)
    const token = await resend(email, mine)
    expect((await prove(await codeFor(server, email), token)).status).toBe(later === 0 ? 400 : 200)
    // At once nothing is sent, and the newest code in the mailbox is the stranger's, which doesn't match her token.
    if (later === 0) expect((await prove(first, token)).status).toBe(200)
    await expectOwnersAccount(email)
  })

  it.each([0, 61_000])(
    'goes to nobody with a code requested without a token, %i ms later',
    async later => {
      const email = `tokenless-${later}@club.example`
      const mine = await startJoining(server, email)
      await server.settle()
      await contest(email)
      server.clock.forward(later)
      const token = await resend(email)
      expect(token).not.toBe(mine)
      expect((await prove(await codeFor(server, email), token)).status).toBe(400)
      await expectNothingOfTheStranger(email)
    },
  )

  it('accepts the code of each registration only with its own token', async () => {
    const email = 'crossed@club.example'
    const mine = await startJoining(server, email)
    const myCode = await codeFor(server, email)
    const theirs = await contest(email)
    const theirCode = await codeFor(server, email)
    expect((await prove(theirCode, mine)).code).toBe('otp_invalid')
    expect((await prove(myCode, theirs)).code).toBe('otp_invalid')
    expect((await prove(myCode, mine)).status).toBe(200)
    await expectOwnersAccount(email)
    // The stranger's registration ended with it, although its code was right.
    expect((await prove(theirCode, theirs)).code).toBe('otp_expired')
    expect((await prove(theirCode, await resend(email, theirs))).status).toBe(400)
    await expectOwnersAccount(email)
  })
})

describe('an address that a stranger registered first', () => {
  it('goes to the owner who registers it too, with her details', async () => {
    const email = 'second@club.example'
    const theirs = await contest(email)
    const theirCode = await codeFor(server, email)
    server.clock.forward(1000)
    const mine = await startJoining(server, email)
    const code = await codeFor(server, email)
    // A code requested without a token completes neither of the two.
    const tokenless = await resend(email)
    expect((await prove(await codeFor(server, email), tokenless)).status).toBe(400)
    // Nor does a stranger who signs in with their own password get into her account.
    const { body } = await logIn(email, strangersPassword)
    expect(body).not.toHaveProperty('authorization')
    if (code !== theirCode) expect((await prove(code, theirs)).code).toBe('otp_invalid')
    expect((await prove(code, mine)).status).toBe(200)
    await expectOwnersAccount(email)
  })

  it('does not become the stranger’s by a password reset link', async () => {
    const email = 'link@club.example'
    await contest(email)
    server.clock.forward(61_000)
    const body = { email, cf_turnstile_response: 'sandbox' }
    await server.call('POST', '/api/auth/forgot-password', { body })
    const [mail] = await server.inbox(email)
    expect(mail?.text).not.toContain('token=')
    expect(mail?.text).toContain('/auth/sign-up')
    const [open] = await server.db.query<{ count: bigint }>({
      text: `SELECT count(*) FROM password_reset JOIN account ON account.id = account_id WHERE email_key = $1`,
      values: [email],
    })
    expect(open?.count).toBe(0n)
  })
})

describe('registrations of one address in a race', () => {
  it('never mix, in whatever order they run', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = `race-${round}@club.example`
      const mine = await startJoining(server, email)
      await server.settle()
      server.clock.forward(61_000)
      const [mineAgain] = await Promise.all([
        resend(email, mine),
        server.call('POST', '/api/customer/register', { body: strangers(email) }),
        server.call('POST', '/api/auth/verify-email', { body: { email } }),
        server.call('POST', '/api/customer/register', { body: strangers(email) }),
      ])
      await server.settle()
      const codes = (await server.inbox(email)).flatMap(
        ({ text }) => /code\D*(\d{4})/.exec(text)?.[1] ?? [],
      )
      const tried = []
      for (const code of new Set(codes)) {
        tried.push((await prove(code, mineAgain)).status)
        if (tried.at(-1) === 200) break
      }
      expect(tried.at(-1)).toBe(200)
      await expectOwnersAccount(email)
    }
  })

  it('make one account when both right codes are entered at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = `both-${round}@club.example`
      const mine = await startJoining(server, email)
      const myCode = await codeFor(server, email)
      const theirs = await contest(email)
      const theirCode = await codeFor(server, email)
      const answers = await Promise.all([prove(myCode, mine), prove(theirCode, theirs)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      const isMine = answers[0]?.status === 200
      expect((await logIn(email)).status).toBe(isMine ? 200 : 401)
      expect((await logIn(email, strangersPassword)).status).toBe(isMine ? 401 : 200)
      const [kept] = await server.db.query<{ first_name: string }>({
        text: 'SELECT first_name FROM member JOIN account USING (id) WHERE email_key = $1',
        values: [email],
      })
      expect(kept?.first_name).toBe(isMine ? 'Ngozi' : 'Some')
    }
  })
})
