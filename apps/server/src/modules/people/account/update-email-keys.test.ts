import { expect, it } from 'vitest'
import { join, logInBody } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { createLog } from '../../../log/create-log.ts'
import { updateEmailKeys } from './update-email-keys.ts'

const encoded = 'ada@xn--bcher-kva.example'

async function loggedBy(server: TestServer): Promise<unknown[]> {
  const lines: string[] = []
  await updateEmailKeys(server.db, createLog('info', { write: line => void lines.push(line) }))
  return lines.map(line => JSON.parse(line).accounts)
}

async function idOf({ db }: TestServer, email: string): Promise<string | undefined> {
  const text = 'SELECT id FROM account WHERE email = $1'
  const [found] = await db.query<{ id: string }>({ text, values: [email] })
  return found?.id
}

it('lets a member sign in whose key was made by an earlier rule', async () => {
  await using server = await createTestServer()
  await join(server, encoded)
  const logIn = async () =>
    (await server.call('POST', '/api/auth/login', { body: logInBody(encoded) })).status
  await server.db.query({ text: 'UPDATE account SET email_key = email' })
  expect(await logIn()).toBe(401)
  expect(await loggedBy(server)).toEqual([])
  expect(await logIn()).toBe(200)
  expect(await loggedBy(server)).toEqual([])
})

it('leaves accounts that share an address as they are, and names them', async () => {
  await using server = await createTestServer()
  await join(server, encoded)
  await server.db.query({ text: 'UPDATE account SET email_key = email' })
  await join(server, 'ada@bücher.example')
  const accounts = [await idOf(server, 'ada@bücher.example'), await idOf(server, encoded)]
  expect(await loggedBy(server)).toEqual([accounts])
  expect(await loggedBy(server)).toEqual([accounts])

  await server.db.query({
    text: `UPDATE account SET email_key = id::text, email = 'ADA@xn--bcher-kva.example' WHERE id = $1`,
    values: [accounts[0]],
  })
  const [both] = await loggedBy(server)
  expect(both).toEqual(expect.arrayContaining(accounts))
})
