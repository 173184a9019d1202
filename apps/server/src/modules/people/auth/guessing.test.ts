// How far guessing gets, and that a stranger's guesses don't lock out the owner.
import { verifyEmail } from '@kinfold/contract/auth/verify-email'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeFor, join, logInBody, registration, startJoining } from '#test/clubs/joining.ts'
import { createBrowser } from '#test/servers/browser.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { clearExpired } from '../../../maintenance/clear-expired.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const minute = 60_000
const prove = (otp: string, token: string) =>
  server.call('POST', '/api/auth/validate-email-otp', { body: { otp, token } })
const otherThan = (code: string, by: number) =>
  String((Number(code) + 1 + by) % 10_000).padStart(4, '0')

describe('guessing a code', () => {
  it('has ten tries for an address in a day, then one for each further code', async () => {
    const email = 'guessed@club.example'
    const wrong: (string | undefined)[] = []
    const tokens: string[] = []
    for (let round = 0; round < 6; round += 1) {
      const token = await startJoining(server, email)
      tokens.push(token)
      const code = await codeFor(server, email)
      for (let guess = 0; guess < 6; guess += 1) {
        wrong.push((await prove(otherThan(code, guess), token)).code)
      }
    }
    expect(wrong.filter(code => code === 'otp_invalid')).toHaveLength(10 + 4)
    expect(new Set(wrong)).toEqual(new Set(['otp_invalid', 'otp_expired']))

    // After all of that the owner enters the code of the newest mail.
    const mine = await startJoining(server, email)
    expect((await prove(await codeFor(server, email), mine)).status).toBe(200)
  })

  it('counts concurrent tries over several codes', async () => {
    const email = 'storm-of-codes@club.example'
    const tokens: string[] = []
    for (let round = 0; round < 4; round += 1) tokens.push(await startJoining(server, email))
    await server.settle()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) =>
        prove(String(guess).padStart(4, '0'), tokens[guess % 4] ?? ''),
      ),
    )
    const invalid = answers.filter(({ code }) => code === 'otp_invalid')
    // Once the ten are used up, a code that has had a try allows no other; a new one allows its first.
    expect(invalid.length).toBeGreaterThanOrEqual(10)
    expect(invalid.length).toBeLessThanOrEqual(13)
  })

  it('has tries again on the next day', async () => {
    const email = 'tomorrow@club.example'
    for (let round = 0; round < 2; round += 1) {
      const token = await startJoining(server, email)
      for (let guess = 0; guess < 5; guess += 1) {
        await prove(otherThan(await codeFor(server, email), guess), token)
      }
    }
    server.clock.forward(24 * 60 * minute)
    const token = await startJoining(server, email)
    const code = await codeFor(server, email)
    expect((await prove(otherThan(code, 0), token)).code).toBe('otp_invalid')
    expect((await prove(code, token)).status).toBe(200)
  })

  it('ends with a newer code of the same registration', async () => {
    const email = 'newer@club.example'
    const first = await startJoining(server, email)
    const code = await codeFor(server, email)
    server.clock.forward(minute + 1)
    const { token } = await server.ask(verifyEmail, { body: { email, token: first } })
    expect((await prove(code, first)).code).toBe('otp_expired')
    expect((await prove(await codeFor(server, email), token)).status).toBe(200)
  })

  it('can cause at most thirty mails a day to an address, known or not', async () => {
    await join(server, 'mailed@club.example')
    for (const email of ['mailed@club.example', 'unmailed@club.example']) {
      const resends: number[] = []
      for (let asked = 0; asked < 11; asked += 1) {
        const { status } = await server.call('POST', '/api/auth/verify-email', { body: { email } })
        resends.push(status)
      }
      expect(resends.filter(status => status === 200)).toHaveLength(10)
      // Resends need no captcha, so they don't use up the mails of signing up and signing in.
      const registrations: number[] = []
      for (let asked = 0; asked < 21; asked += 1) {
        const { status } = await server.call('POST', '/api/customer/register', {
          body: registration(email),
        })
        registrations.push(status)
      }
      expect(registrations.filter(status => status === 200)).toHaveLength(
        email === 'mailed@club.example' ? 19 : 20,
      )
    }
  })
})

describe('a mailed code', () => {
  it('is in no subject, and in no stored body after delivery', async () => {
    const email = 'kept@club.example'
    await startJoining(server, email)
    const code = await codeFor(server, email)
    const kept = await server.db.query<{ subject: string; html: string; text: string }>({
      text: 'SELECT subject, html, text FROM mail_message WHERE recipient = $1',
      values: [email],
    })
    expect(kept).toEqual([{ subject: 'Confirm your e-mail for Kinfold', html: '', text: '' }])
    const inbox = await server.db.query<{ subject: string }>({
      text: 'SELECT subject FROM sandbox_mail',
    })
    expect(JSON.stringify(inbox)).not.toContain(code)
  })

  it('is in no stored mail that could not be delivered', async () => {
    const givenUp = 'given-up@club.example'
    await startJoining(server, givenUp)
    await server.parts.jobs.drain({
      ...server.parts.jobHandlers,
      'deliver-mail': () => Promise.reject(new Error('no mail server')),
    })
    const kept = () =>
      server.db.query<{ state: string; text: string }>({
        text: 'SELECT state, text FROM mail_message WHERE recipient = $1',
        values: [givenUp],
      })
    expect((await kept())[0]).toMatchObject({
      state: 'waiting',
      text: expect.stringMatching(/\d{4}/),
    })
    await clearExpired(server.db, new Date(server.clock.now.getTime() + 3 * 24 * 60 * minute))
    expect(await kept()).toEqual([{ state: 'failed', text: '' }])
  })
})

describe('guessing a password', () => {
  const logIn = (browser: Pick<TestServer, 'call'>, email: string, password?: string) =>
    browser.call('POST', '/api/auth/login', {
      body: logInBody(email, password === undefined ? {} : { password }),
    })
  const guessTen = async (browser: Pick<TestServer, 'call'>, email: string) => {
    for (let guess = 0; guess < 10; guess += 1) await logIn(browser, email, `Wrong-horse-${guess}`)
  }

  it('from elsewhere locks nobody out of a known browser', async () => {
    const email = 'besieged@club.example'
    const mine = createBrowser(server)
    await join(server, email)
    expect((await logIn(mine, email)).status).toBe(200)
    const stranger = createBrowser(server)
    await guessTen(stranger, email)
    expect((await logIn(stranger, email)).status).toBe(429)
    expect((await logIn(mine, email)).status).toBe(200)

    // A browser that is known to another account is a stranger's.
    await join(server, 'another@club.example')
    const anothers = createBrowser(server)
    expect((await logIn(anothers, 'another@club.example')).status).toBe(200)
    expect((await logIn(anothers, email)).status).toBe(429)
  })

  it('from a known browser also ends after ten, without affecting others', async () => {
    const email = 'borrowed@club.example'
    const borrowed = createBrowser(server)
    const mine = createBrowser(server)
    await join(server, email)
    await logIn(borrowed, email)
    await logIn(mine, email)
    await guessTen(borrowed, email)
    expect((await logIn(borrowed, email)).status).toBe(429)
    expect((await logIn(mine, email)).status).toBe(200)
    expect((await logIn(server, email)).status).toBe(200)
  })

  it('still lets the owner in by the mailed link, which makes the browser a known one', async () => {
    const email = 'resets@club.example'
    await join(server, email)
    await guessTen(server, email)
    const mine = createBrowser(server)
    expect((await logIn(mine, email)).status).toBe(429)
    await mine.call('POST', '/api/auth/forgot-password', {
      body: { email, cf_turnstile_response: 'sandbox' },
    })
    const [mail] = await server.inbox(email)
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    const next = 'Another-horse-8'
    await mine.call('POST', '/api/auth/reset-password', {
      body: { token, password: next, confirm_password: next },
    })
    expect((await logIn(mine, email, next)).status).toBe(200)
  })
})
