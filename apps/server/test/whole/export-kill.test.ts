// kill -9 of the server while it makes a member's archive, and while it hands one out.

import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { logIn } from '@kinfold/contract/auth/log-in'
import { fetchDataExport } from '@kinfold/contract/data-export/fetch-data-export'
import { getDataExport } from '@kinfold/contract/data-export/get-data-export'
import { requestDataExport } from '@kinfold/contract/data-export/request-data-export'
import { demoPassword } from '@kinfold/personas/demo-password'
import { people } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { openDatabase } from '#src/db/open-database.ts'
import { fileToRemove, storedFile } from '#src/modules/base/file/file.tables.ts'
import { sweepFiles } from '#src/modules/base/file/sweep-files.ts'
import { dataExport } from '#src/modules/whole/data-export/data-export.tables.ts'
import { localFiles } from '#src/providers/files/local-files.ts'
import { logInBody } from '#test/clubs/joining.ts'
import {
  createStore,
  type ServerProcess,
  startServerProcess,
} from '#test/servers/server-process.ts'

vi.setConfig({ testTimeout: patience(480_000) })

const owner = people.dayo.customer
const sent = 12
const size = 2_000_000
type Store = Awaited<ReturnType<typeof createStore>>

async function inStore<T>({ settings }: Store, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
const folderOf = ({ environment }: Store) => path.join(environment.KINFOLD_DATA_DIR ?? '', 'files')
const namesIn = (store: Store) =>
  readdirSync(folderOf(store), { recursive: true, encoding: 'utf8' }).map(name =>
    path.basename(name),
  )

async function kill(server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL')
  await server.ended
}

async function signIn({ client }: ServerProcess): Promise<string> {
  const body = logInBody(owner.email, { password: demoPassword })
  return (await client.ask(logIn, { body })).authorization?.access_token ?? ''
}

/** So much that making an archive of it takes a while. */
const fill = (store: Store) =>
  inStore(store, async db => {
    for (let n = 0; n < sent; n += 1) {
      const storageKey = randomBytes(16).toString('hex')
      const folder = path.join(folderOf(store), storageKey.slice(0, 2))
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, storageKey), randomBytes(size))
      await db.orm.insert(storedFile).values({
        ownerId: owner.id,
        purpose: 'receipt',
        name: `receipt ${n}.pdf`,
        contentType: 'application/pdf',
        size,
        sentHash: randomBytes(32),
        storageKey,
        createdAt: new Date(),
      })
    }
  })

const read = (store: Store) =>
  inStore(store, async db => ({
    exports: await db.orm.select().from(dataExport).orderBy(dataExport.askedAt),
    toRemove: (await db.orm.select().from(fileToRemove)).map(({ storageKey }) => storageKey),
    files: (await db.orm.select().from(storedFile)).map(({ storageKey }) => storageKey),
  }))

/** As the queue finds it five minutes later. */
const runOutJobs = (store: Store) =>
  inStore(store, db =>
    db.query({
      text: `UPDATE pgboss.job SET started_on = started_on - interval '1 hour'
              WHERE name = 'make-data-export' AND state = 'active'`,
    }),
  )

const latest = async ({ client }: ServerProcess, token: string) =>
  (await client.ask(getDataExport, { token })).latest
const untilReady = (server: ServerProcess, token: string) =>
  expect
    .poll(async () => (await latest(server, token))?.state, {
      interval: 50,
      timeout: patience(180_000),
    })
    .toBe('ready')

const fetchIt = ({ port }: ServerProcess, token: string) =>
  fetch(`http://127.0.0.1:${port}/api${fetchDataExport.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: demoPassword }),
  })

/** What the night does two days on. */
const sweep = (store: Store) =>
  inStore(store, db =>
    sweepFiles({
      db,
      files: localFiles(folderOf(store)),
      now: new Date(Date.now() + 2 * 86_400_000),
      unusedFileDays: 365,
      signal: new AbortController().signal,
    }),
  )

it('is made again, handed out again, and no half of one stays', async () => {
  await using store = await createStore()
  let server = await startServerProcess(store.environment)
  await kill(server)
  await fill(store)

  server = await startServerProcess(store.environment)
  let token = await signIn(server)
  await server.client.ask(requestDataExport, { token })
  const partial = () => namesIn(store).filter(name => name.endsWith('.part'))
  await expect.poll(partial, { interval: 2, timeout: patience(60_000) }).toHaveLength(1)
  await kill(server)
  const halfway = await read(store)
  expect(halfway.exports).toMatchObject([{ status: 'being_made', storageKey: null }])
  expect(partial()).toHaveLength(1)
  expect(halfway.toRemove).toContain(partial()[0]?.replace('.part', ''))

  await runOutJobs(store)
  server = await startServerProcess(store.environment)
  token = await signIn(server)
  await untilReady(server, token)
  const answer = await fetchIt(server, token)
  const reader = answer.body?.getReader()
  expect([answer.status, (await reader?.read())?.done]).toEqual([200, false])
  await kill(server)
  await reader?.cancel().catch(() => undefined)

  server = await startServerProcess(store.environment)
  token = await signIn(server)
  // Nobody knows how far it came.
  expect(await latest(server, token)).toMatchObject({ state: 'fetched' })
  await server.client.ask(requestDataExport, { token })
  await untilReady(server, token)
  const broken = await fetchIt(server, token)
  await broken.body?.getReader().cancel()
  await untilReady(server, token)
  const entries = unzipSync(new Uint8Array(await (await fetchIt(server, token)).arrayBuffer()))
  const whole = Object.entries(entries).filter(([name]) => /^files\/\d/.test(name))
  expect(whole.filter(([, bytes]) => bytes.length === size)).toHaveLength(sent)
  expect(await latest(server, token)).toMatchObject({ state: 'fetched' })
  await expect
    .poll(async () => (await read(store)).toRemove.length, { timeout: patience(60_000) })
    .toBe(2)
  await kill(server)

  await sweep(store)
  const after = await read(store)
  expect(after.toRemove).toEqual([])
  expect(
    namesIn(store)
      .filter(name => /^[0-9a-f]{32}/.test(name))
      .sort(),
  ).toEqual(after.files.toSorted())
})
