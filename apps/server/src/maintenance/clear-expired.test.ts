import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../test/create-test-server.ts'
import { join, logInBody } from '../../test/joining.ts'
import { clearExpired } from './clear-expired.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const counts = async () => {
  const [row] = await server.db.query<Record<string, bigint>>({
    text: `SELECT (SELECT count(*) FROM session) AS sessions,
                  (SELECT count(*) FROM email_verification) AS codes,
                  (SELECT count(*) FROM mail_message) AS mails,
                  (SELECT count(*) FROM account) AS accounts`,
  })
  return Object.values(row ?? {}).map(Number)
}

it('clears what has run out, and nothing that still works', async () => {
  await join(server, 'first@club.example')
  await server.settle()
  const day = 86_400_000
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
