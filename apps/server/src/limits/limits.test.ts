import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { codeFor, join, logInBody, startJoining } from '#test/clubs/joining.ts'
import { createEarlierDatabase } from '#test/databases/create-earlier-database.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { migrate } from '../db/migrate.ts'
import { createLimits } from './limits.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

describe('limits', () => {
  it('hold over all server processes together', async () => {
    const limit = { name: 'shared', points: 5, seconds: 60 }
    const processes = [createLimits(server.db), createLimits(server.db), createLimits(server.db)]
    const answers: (string | undefined)[] = []
    for (let attempt = 0; attempt < 9; attempt += 1) {
      answers.push((await processes[attempt % 3]!.count([{ limit, key: 'someone' }]))?.code)
    }
    expect(answers.filter(answer => answer === undefined)).toHaveLength(5)
    expect(await processes[0]!.count([{ limit, key: 'someone else' }])).toBeUndefined()
  })

  it('take back a try that turned out well', async () => {
    const limit = { name: 'forgiving', points: 2, seconds: 60 }
    const limits = createLimits(server.db)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const tried = [{ limit, key: 'someone', failuresOnly: true }]
      expect(await limits.count(tried)).toBeUndefined()
      await limits.forgive(tried)
    }
  })

  it('leave nobody out whose tries all turned out well, in no process', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const limit = { name: 'together', points: 10, seconds: 900 }
      const tried = [{ limit, key: 'someone', failuresOnly: true }]
      const [one, other] = [createLimits(server.db), createLimits(server.db)]
      for (let attempt = 0; attempt < 10; attempt += 1) await one.count(tried)
      for (const process of [one, other, other, other]) {
        expect(await process.count(tried)).toMatchObject({ code: 'too_many_requests' })
        vi.advanceTimersByTime(1000)
      }
      for (let attempt = 0; attempt < 10; attempt += 1) await one.forgive(tried)
      for (const process of [one, other]) expect(await process.count(tried)).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('say in every process how long to wait: shortly for tries under way, to the end for failures', async () => {
    const limit = { name: 'awaited', points: 10, seconds: 900 }
    const tried = [{ limit, key: 'someone', failuresOnly: true }]
    const waitIn = async (process = createLimits(server.db)) =>
      (await process.count(tried))?.details.retryAfterSeconds
    const one = createLimits(server.db)
    for (let attempt = 0; attempt < 10; attempt += 1) await one.count(tried)
    for (const process of [one, undefined]) expect(await waitIn(process)).toBeLessThanOrEqual(2)
    for (let attempt = 0; attempt < 9; attempt += 1) await one.settle(tried)
    expect(await waitIn()).toBeLessThanOrEqual(2)
    await one.settle(tried)
    expect(await waitIn()).toBeGreaterThan(800)
  })

  it('count at once what counts however it ends', async () => {
    const limit = { name: 'at once', points: 2, seconds: 900 }
    const tried = [{ limit, key: 'someone' }]
    const limits = createLimits(server.db)
    for (let attempt = 0; attempt < 2; attempt += 1) await limits.count(tried)
    const refused = await Promise.all([1, 2, 3].map(() => createLimits(server.db).count(tried)))
    for (const refusal of refused) expect(refusal?.details.retryAfterSeconds).toBeGreaterThan(800)
  })

  it('take what an earlier version counted for settled', async () => {
    const db = await createEarlierDatabase('0026_plain_holders')
    const limit = { name: 'earlier', points: 1, seconds: 900 }
    const tried = [{ limit, key: 'someone', failuresOnly: true }]
    const key = `earlier:${createHash('sha256').update('someone').digest('base64url')}`
    await db.query({
      text: 'INSERT INTO rate_limit (key, points, expire) VALUES ($1, 1, $2)',
      values: [key, Date.now() + 900_000],
    })
    await migrate(db)
    const refusal = await createLimits(db).count(tried)
    expect(refusal?.details.retryAfterSeconds).toBeGreaterThan(800)
    await db.close()
  })

  it.each([
    ['PATCH', '/api/customer/update', 30, { phone: '+2348031234567' }],
    ['POST', '/api/event/add', 60, { event: 'checkout_opened' }],
    [
      'POST',
      '/api/customer/upload-kyc',
      30,
      {
        id_type: 'international_passport',
        id_number: 'A1234567',
        expires_on: '2033-01-01',
        file_id: '8f14e45f-0000-4000-8000-000000000000',
      },
    ],
  ] as const)(
    'let one member write no more with %s %s than %i times an hour',
    async (method, path, most, body) => {
      const token = await join(server, `${path.slice(5).replaceAll('/', '-')}@club.example`)
      const statuses: number[] = []
      for (let sent = 0; sent <= most; sent += 1) {
        statuses.push((await server.call(method, path, { token, body })).status)
      }
      expect(new Set(statuses.slice(0, -1)).size).toBe(1)
      expect(statuses[0]).not.toBe(400)
      expect(statuses.at(-1)).toBe(429)
    },
  )

  it('let one member start no more than 300 payments an hour, of whatever kind and however they end', async () => {
    const token = await join(server, 'starts@club.example')
    const id = randomUUID()
    const paid = { amount: 50_000, gateway: 'card' }
    const starts = [
      () => start('/api/portfolio/initialize', { ...paid, product_id: 1 }),
      () => start(`/api/portfolio/top-up/${id}`, paid),
      () => start(`/api/wallet/deposit/${id}`, paid),
    ]
    const start = async (path: string, body: object) =>
      (await server.call('POST', path, { token, body })).status
    for (let round = 0; round < 100; round += 1) {
      for (const refused of starts) expect([403, 404]).toContain(await refused())
    }
    for (const late of starts) expect(await late()).toBe(429)
  })

  it('lock nobody out who signs in sixteen times at once', async () => {
    const email = 'sixteen@club.example'
    await join(server, email)
    const signIn = () => server.call('POST', '/api/auth/login', { body: logInBody(email) })
    const answers = await Promise.all(Array.from({ length: 16 }, signIn))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeLessThanOrEqual(6)
    for (const { status, headers } of refused) {
      expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^[12]$/)])
    }
    expect((await signIn()).status).toBe(200)
  })

  it('keep no address in the table', async () => {
    await createLimits(server.db).count([
      { limit: { name: 'l', points: 1, seconds: 60 }, key: 'ada@club.example' },
    ])
    const rows = await server.db.query({ text: 'SELECT key FROM rate_limit' })
    expect(JSON.stringify(rows)).not.toContain('ada@')
  })

  it('give a code five tries, however many are sent at once', async () => {
    const email = 'storm@club.example'
    const token = await startJoining(server, email)
    const code = await codeFor(server, email)
    const wrong = Array.from({ length: 24 }, (_, index) => String(index).padStart(4, '0'))
    const answers = await Promise.all(
      wrong
        .filter(guess => guess !== code)
        .slice(0, 20)
        .map(otp =>
          server.call('POST', '/api/auth/validate-email-otp', {
            body: { otp, token },
          }),
        ),
    )
    const codes = answers.map(answer => answer.code)
    expect(codes.filter(each => each === 'otp_invalid')).toHaveLength(5)
    expect(codes.filter(each => each === 'otp_expired')).toHaveLength(15)
  })

  it('let sixty wait for their password to be hashed, and ask more to come again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, index) =>
        server.call('POST', '/api/auth/login', {
          body: {
            email: `nobody-${index}@club.example`,
            password: 'Wrong-horse-1',
            cf_turnstile_response: 'sandbox',
          },
        }),
      ),
    )
    const statuses = answers.map(answer => answer.status)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect(statuses.filter(status => status === 401).length).toBeGreaterThanOrEqual(60)
  })
})
