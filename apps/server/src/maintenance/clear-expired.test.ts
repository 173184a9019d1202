import { afterEach, beforeEach, expect, it } from 'vitest'
import { enter, join, logInBody } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { webhookEvent } from '../modules/whole/webhook/webhook.tables.ts'
import { clearExpired } from './clear-expired.ts'

const day = 86_400_000
let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server[Symbol.asyncDispose]())

const counts = async () => {
  const [row] = await server.db.query<Record<string, bigint>>({
    text: `SELECT (SELECT count(*) FROM session) AS sessions,
                  (SELECT count(*) FROM email_verification) AS codes,
                  (SELECT count(*) FROM mail_message) AS mails,
                  (SELECT count(*) FROM account) AS accounts`,
  })
  return Object.values(row ?? {}).map(Number)
}

it('forgets browsers whose cookie has expired, except the latest of an account', async () => {
  const email = 'browsers@club.example'
  await join(server, email)
  const known = async () => {
    const [row] = await server.db.query<{ n: bigint }>({
      text: `SELECT count(*) AS n FROM known_device d JOIN account a ON a.id = d.account_id
              WHERE a.email = $1`,
      values: [email],
    })
    return Number(row?.n)
  }
  server.clock.forward(day)
  await enter(server, email)
  server.clock.forward(day)
  await enter(server, email)
  expect(await known()).toBe(3)
  const clear = (days: number) =>
    clearExpired(server.db, new Date(server.clock.now.getTime() + days * day))
  await clear(398)
  expect(await known()).toBe(3)
  await clear(398.5)
  expect(await known()).toBe(2)
  await clear(4000)
  expect(await known()).toBe(1)
})

it('keeps what providers told for three months after it was handled', async () => {
  const { now } = server.clock
  const about = { provider: 'sandbox', body: '{}', receivedAt: now } as const
  await server.db.orm.insert(webhookEvent).values([
    { ...about, eventKey: 'handled', handledAt: now, outcome: 'paid' },
    { ...about, eventKey: 'waiting' },
  ])
  const left = async (days: number) => {
    await clearExpired(server.db, new Date(now.getTime() + days * day))
    const events = await server.db.orm.select().from(webhookEvent)
    return events.map(({ eventKey }) => eventKey).toSorted()
  }
  expect(await left(90)).toEqual(['handled', 'waiting'])
  expect(await left(91)).toEqual(['waiting'])
})

it('clears what has expired, and nothing that still works', async () => {
  await join(server, 'first@club.example')
  await server.settle()
  server.clock.forward(14 * day + 1)
  await server.call('POST', '/api/auth/login', { body: logInBody('first@club.example') })
  const before = await counts()
  await clearExpired(server.db, server.clock.now)
  expect(before).toEqual([2, 1, 3, 1].toSpliced(2, 1, before[2]!))
  expect(await counts()).toEqual([1, 0, before[2], 1])
  server.clock.forward(31 * day)
  await server.settle()
  await clearExpired(server.db, server.clock.now)
  expect(await counts()).toEqual([0, 0, 0, 1])
})
