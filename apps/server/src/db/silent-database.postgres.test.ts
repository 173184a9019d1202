// The connection to the database goes silent: nothing is refused or closed, and no answer comes.
import { connect, createServer, type Server, type Socket } from 'node:net'
import { patience } from '@kinfold/test-support/patience'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { listenLocally } from '#test/servers/listen-locally.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailableError } from './database-unavailable-error.ts'
import { openPostgres } from './open-postgres.ts'

let direct: TestDatabase
let line: Server
let isDead = false
const ends: Socket[] = []
// Also for the answers that come, over a connection that is made anew.
const timeoutMs = patience(400)
let db: Database

beforeEach(async () => {
  isDead = false
  direct = await createTestDatabase()
  const target = new URL(direct.settings.url ?? '')
  const { hostname, port } = target
  line = createServer(near => {
    const far = connect(Number(port), hostname)
    ends.push(near, far)
    for (const end of [near, far]) end.on('error', () => undefined)
    const passOn = (to: Socket) => (bytes: Buffer) => void (isDead || to.write(bytes))
    near.on('data', passOn(far)).on('close', () => far.destroy())
    far.on('data', passOn(near)).on('close', () => near.destroy())
  })
  target.port = String(await listenLocally(line))
  target.hostname = '127.0.0.1'
  db = openPostgres({ url: target.href, poolSize: 1, timeoutMs })
  await direct.asOwner(owner =>
    owner.query({ text: 'CREATE TABLE thing (id int); GRANT ALL ON thing TO PUBLIC' }),
  )
})
afterEach(async () => {
  await db.close()
  for (const end of ends.splice(0)) end.destroy()
  await new Promise(resolve => line.close(resolve))
  await direct.close()
})

const lost = (outcomeUnknown: boolean) =>
  expect.objectContaining({ reason: 'lost', outcomeUnknown })

it('times out a statement, and recovers once the connection is back', async () => {
  isDead = true
  const given = db.query({ text: 'INSERT INTO thing VALUES (1)' })
  await expect(given).rejects.toBeInstanceOf(DatabaseUnavailableError)
  await expect(given).rejects.toEqual(lost(true))
  isDead = false
  expect(await db.query({ text: 'SELECT id FROM thing' })).toEqual([])
})

it('waits longer for a statement that is known to take long', async () => {
  const text = `SELECT pg_sleep(${(timeoutMs * 1.5) / 1000})`
  await expect(db.query({ text })).rejects.toEqual(lost(true))
  expect(await db.query({ text, timeoutMs: patience(30_000) })).toHaveLength(1)
})

it('times out a transaction without also waiting for its rollback', async () => {
  using asked = vi.spyOn(pg.Client.prototype, 'query')
  const given = db.transaction(async tx => {
    await tx.query({ text: 'INSERT INTO thing VALUES (1)' })
    isDead = true
    await tx.query({ text: 'INSERT INTO thing VALUES (2)' })
  })
  await expect(given).rejects.toEqual(lost(false))
  const statements = asked.mock.calls.map(([statement]) => JSON.stringify(statement)).join()
  expect(statements).toContain('BEGIN')
  expect(statements).not.toContain('ROLLBACK')
  isDead = false
  expect(await db.query({ text: 'SELECT id FROM thing' })).toEqual([])
})

it('does not know the outcome of a commit that nobody answers', async () => {
  const given = db.transaction(async tx => {
    await tx.query({ text: 'INSERT INTO thing VALUES (1)' })
    isDead = true
  })
  await expect(given).rejects.toEqual(lost(true))
})
