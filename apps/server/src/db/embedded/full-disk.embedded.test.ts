import { rmSync } from 'node:fs'
import { patience } from '@kinfold/test-support/patience'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registration } from '#test/clubs/joining.ts'
import { copyTemplate } from '#test/databases/guards/copy-template.ts'
import { carryOut } from '#test/ledger/load/carry-out.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { createTestServer } from '#test/servers/create-test-server.ts'
import { describeReadiness } from '../../health/readiness.ts'
import { settleMode } from '../../mode/settle-mode.ts'
import type { Database } from '../database.ts'
import type { DatabaseEvent } from '../database-event.ts'
import { databaseFailure } from '../database-failure.ts'
import { int8AsBigint } from '../int8-as-bigint.ts'
import { openEmbedded } from './open-embedded.ts'

const fault = new SharedArrayBuffer(4)
const disk = new Int32Array(fault)
const dataFolder = copyTemplate()
const events: DatabaseEvent[] = []
let db: Database

beforeAll(async () => {
  int8AsBigint()
  db = await openEmbedded({
    dataFolder,
    fault,
    fileSystemModule: new URL(
      '../../../test/databases/faults/full-disk-file-system.ts',
      import.meta.url,
    ).href,
    restartPauseMs: 10,
    onEvent: event => events.push(event),
  })
  await settleMode(db, 'sandbox')
})
afterAll(async () => {
  await db.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

const deposit = (key: string) =>
  carryOut(db, { key, kind: 'transfer', from: 'bank', to: 'ada', amount: '5' })

async function depositsWritten(): Promise<string[]> {
  const rows = await db.query<{ key: string }>({
    text: 'SELECT key FROM ledger.transfer ORDER BY 1',
  })
  return rows.map(row => row.key)
}

it('a full disk is one kind of error, leaves nothing half done, and the engine recovers once there is room', {
  timeout: patience(60_000),
}, async () => {
  await deposit('before')
  Atomics.store(disk, 0, 1)
  for (const key of ['during-1', 'during-2', 'during-3']) {
    const error = await deposit(key).catch((reason: unknown) => reason)
    expect(databaseFailure(error)?.reason).toMatch(/full|lost/)
  }
  expect(events.some(event => event.kind === 'stopped')).toBe(true)
  Atomics.store(disk, 0, 0)
  await expect
    .poll(() => deposit('after').then(() => 'accepted', String), { timeout: patience(10_000) })
    .toBe('accepted')
  // The same attempt counts once, whatever happened to it during the fault.
  await deposit('during-1')
  const written = await depositsWritten()
  expect(written).toContain('before')
  expect(new Set(written).size).toBe(written.length)
  expect(await readAuditFindings(db)).toEqual(new Map())
})

it('a call answers 503 with a sentence, leaves nothing half done, and recovers by itself', {
  timeout: patience(60_000),
}, async () => {
  await using server = await createTestServer({ db })
  const register = (name: string) =>
    server.call('POST', '/api/customer/register', { body: registration(`${name}@club.example`) })
  expect((await register('before')).status).toBe(200)
  Atomics.store(disk, 0, 1)
  for (const name of ['during-1', 'during-2']) {
    expect(await register(name)).toMatchObject({
      status: 503,
      body: { code: 'unavailable', error: expect.stringMatching(/^[A-Z].*\.$/) },
      headers: { 'retry-after': expect.any(String) },
    })
  }
  await expect
    .poll(() => describeReadiness({ isReady: true }, db), { timeout: patience(10_000) })
    .toMatch(/^not ready/)
  Atomics.store(disk, 0, 0)
  await expect
    .poll(() => describeReadiness({ isReady: true }, db), { timeout: patience(10_000) })
    .toBe('ready')
  await expect
    .poll(async () => (await register('after')).status, { timeout: patience(10_000) })
    .toBe(200)
  const rows = await server.db.query<{ name: string; is_whole: boolean }>({
    text: `SELECT split_part(a.email_key, '@', 1) AS name,
                  EXISTS (SELECT FROM member m WHERE m.id = a.id)
                  AND EXISTS (SELECT FROM email_verification v WHERE v.account_id = a.id) AS is_whole
             FROM account a`,
  })
  expect(rows.filter(row => !row.is_whole)).toEqual([])
  expect(rows.map(row => row.name)).toEqual(expect.arrayContaining(['before', 'after']))
})
