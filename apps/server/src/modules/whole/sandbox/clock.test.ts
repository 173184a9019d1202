import { getCustomer } from '@kinfold/contract/account/get-customer'
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { logIn } from '@kinfold/contract/auth/log-in'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeFor, enter, join, logInBody, startJoining } from '#test/clubs/joining.ts'
import { openWithdrawingClub } from '#test/clubs/withdrawing.ts'
import { attempt, memberWith, naira, walletOfMember } from '#test/ledger/test-ledger.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { reserve } from '../../../ledger/reserve.ts'
import { seedDemoClub } from '../../../seed/seed-demo-club.ts'
import { codeOfStep, stepAt } from '../../people/totp/authenticator-codes.ts'

const page = '/sandbox/clock'
const dayMs = 86_400_000
const form = { 'content-type': 'application/x-www-form-urlencoded' }

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server[Symbol.asyncDispose]())

const advance = (days: unknown, { call } = server) =>
  call('POST', page, { body: { advance_days: days } })
const submit = (body: string) => server.call('POST', page, { body, headers: form })
const shown = async ({ call } = server) => (await call('GET', `${page}.json`)).body

describe('the sandbox’s clock', () => {
  it('shows the club’s day, on a page that needs no script', async () => {
    const { status, body, headers } = await server.call('GET', page)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('Monday, 2 March 2026')
    expect(body).toContain('This is the real date.')
    expect(body).not.toContain('<script')
    expect(await shown()).toEqual({ now: '2026-03-02T09:00:00.000Z', today: '2026-03-02' })
  })

  it('goes forward as JSON', async () => {
    expect((await advance(30)).body).toEqual({
      now: '2026-04-01T09:00:00.000Z',
      today: '2026-04-01',
      failed: [],
    })
    expect((await advance(1)).body).toMatchObject({ today: '2026-04-02' })
  })

  it('goes forward as a form, and shows the page again', async () => {
    const { status, headers } = await submit('advance_days=30')
    expect({ status, to: headers.location }).toEqual({ status: 303, to: page })
    expect((await server.call('GET', page)).body).toContain('30 days ahead of the real date.')
    expect(await shown()).toMatchObject({ today: '2026-04-01' })
  })

  it('refuses anything but a number of days with a sentence', async () => {
    const sentence = 'Give a whole number of days from 1 to 400 as advance_days.'
    for (const days of [0, -1, 401, 1e9, 1.5, 'soon', '', null, {}, true]) {
      const { status, body, code } = await advance(days)
      expect({ days, status, code, body }).toMatchObject({
        days,
        status: 400,
        code: 'validation_failed',
        body: { error: sentence },
      })
      const typed = await submit(`advance_days=${encodeURIComponent(String(days))}`)
      expect({ days, status: typed.status }).toEqual({ days, status: 400 })
      expect(typed.body).toContain(sentence)
    }
    const headers = { 'content-type': 'application/json' }
    for (const body of ['', '[]', '"30"', 'null', '{}', '{"advance_days":30']) {
      const { status, code } = await server.call('POST', page, { body, headers })
      expect({ body, status }).toEqual({ body, status: 400 })
      expect(code).toMatch(/^(validation_failed|malformed_request)$/)
      expect((await submit(body)).status).toBe(400)
    }
    expect((await server.call('POST', page)).status).toBe(400)
    expect(await shown()).toMatchObject({ today: '2026-03-02' })
  })

  it('goes no further than dates are kept', async () => {
    server.clock.now = new Date('2099-12-30T09:00:00Z')
    const { status, body } = await advance(2)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'The clock goes no further than the end of 2099.' })
    expect((await advance(1)).body).toMatchObject({ today: '2099-12-31' })
  })

  it('is moved once for each who asks at once, and by everyone’s days', async () => {
    const answers = await Promise.all([advance(1), advance(2), advance(3)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await shown()).toMatchObject({ today: '2026-03-08' })
  })

  it('carries out what falls due', async () => {
    const member = await memberWith(server.db, 1_000n)
    const expiresAt = new Date(server.clock.now.getTime() + 10 * dayMs)
    const account = walletOf(member, 'NGN')
    await reserve(server.db, { attempt: attempt(), account, amount: naira(7n), expiresAt })
    const held = async () => (await walletOfMember(server.db, member)).held
    await advance(9)
    expect(await held()).toBe(7n)
    await advance(1)
    expect(await held()).toBe(0n)
  })

  it('is the same for two servers on one database, at once', async () => {
    const other = await createTestServer({ db: server.db })
    await advance(30)
    expect(await shown(other)).toMatchObject({ today: '2026-04-01' })
    await advance(5, other)
    expect(await shown()).toMatchObject({ today: '2026-04-06' })
    await other[Symbol.asyncDispose]()
  })
})

describe('a leap of thirty days', () => {
  it('signs nobody out, and tells the browser the new day', async () => {
    const token = await join(server, 'stays@club.example')
    expect(await server.ask(getCustomer, { token })).toMatchObject({ today: '2026-03-02' })
    await advance(30)
    expect(await server.ask(getCustomer, { token })).toMatchObject({ today: '2026-04-01' })
    expect(await enter(server, 'stays@club.example')).toBeDefined()
  })

  it('leaves a mailed code good, and a used one used', async () => {
    const email = 'slow@club.example'
    const token = await startJoining(server, email)
    const otp = await codeFor(server, email)
    await advance(30)
    const verify = () =>
      server.call('POST', '/api/auth/validate-email-otp', { body: { otp, token } })
    expect((await verify()).status).toBe(200)
    expect((await verify()).status).toBeGreaterThanOrEqual(400)
  })

  it('leaves authenticator codes and a sign-in half done good', async () => {
    const { services } = server.parts
    await seedDemoClub(services, await services.clock.now(server.db))
    const { email, totpSecret } = operators.zainab
    const body = logInBody(email, { password: demoPassword })
    const { totp_challenge } = await server.ask(logIn, { body })
    await advance(30)
    const code = codeOfStep(totpSecret, stepAt(server.clock.now))
    const { authorization } = await server.ask(answerTotpChallenge, {
      body: { token: totp_challenge?.token ?? '', code },
    })
    const token = authorization?.access_token ?? ''
    expect(await server.ask(getCustomer, { token })).toMatchObject({ today: '2026-04-01' })
  })

  it('lifts no limit', async () => {
    const email = 'guessed@club.example'
    await join(server, email)
    const guess = async () => {
      const body = logInBody(email, { password: 'Wrong-horse-8' })
      return (await server.call('POST', '/api/auth/login', { body })).status
    }
    let status = 0
    for (let tries = 0; tries < 200 && status !== 429; tries += 1) status = await guess()
    expect(status).toBe(429)
    await advance(30)
    expect(await guess()).toBe(429)
  })

  it('dates what is asked for afterwards by the new day', async () => {
    await using club = await openWithdrawingClub()
    const before = await club.asked(1_000)
    expect((await advance(30, club.server)).body).toMatchObject({ today: '2026-07-03' })
    const after = await club.asked(1_000)
    const token = await club.tokenOf('dayo')
    const { items } = await club.server.ask(listWithdrawals, { token, query: {} })
    const of = (id: string) => items.find(each => each.id === id)
    expect(of(before)).toMatchObject({ pay_by: '2026-07-05' })
    expect(of(after)).toMatchObject({
      pay_by: '2026-08-05',
      requested_at: '2026-07-03T09:00:00.000Z',
    })
    const { items: news } = await club.server.ask(listNotifications, { token, query: {} })
    expect(news[0]).toMatchObject({ created_at: '2026-07-03T09:00:00.000Z' })
  })
})
