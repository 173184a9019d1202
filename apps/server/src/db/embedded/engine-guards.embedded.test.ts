import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { patience } from '@kinfold/test-support/patience'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestFolder } from '#test/databases/create-test-database.ts'
import { copyTemplate } from '#test/databases/guards/copy-template.ts'
import type { DatabaseEvent } from '../database-event.ts'
import { initialiseOnce } from './first-initialisation.ts'
import { type EmbeddedSettings, openEmbedded } from './open-embedded.ts'
import { CommitNotSyncedError, proveCommitIsSynced } from './prove-commit-is-synced.ts'
import { durableStartParameters } from './start-parameters.ts'

let dataFolder: string
let events: DatabaseEvent[]

beforeEach(() => {
  dataFolder = copyTemplate()
  events = []
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

const open = (settings: Partial<EmbeddedSettings> = {}) =>
  openEmbedded({ dataFolder, onEvent: event => events.push(event), ...settings })
const kinds = () => new Set(events.map(event => event.kind))
const walSegments = () => readdirSync(join(dataFolder, 'database', 'pg_wal')).length

describe('the start-up probe', () => {
  it.each([
    [
      'the file system as shipped',
      { fileSystemModule: '../../../test/databases/faults/never-synced-file-system.ts' },
    ],
    ['fsync turned off', { startParameters: [...durableStartParameters, '-c', 'fsync=off'] }],
    [
      'commits that do not wait',
      { startParameters: [...durableStartParameters, '-c', 'synchronous_commit=off'] },
    ],
    [
      'a way to sync that the engine does not have',
      { startParameters: [...durableStartParameters, '-c', 'wal_sync_method=fdatasync'] },
    ],
  ])('refuses to serve with %s', async (_what, settings: Partial<EmbeddedSettings>) => {
    const { fileSystemModule } = settings
    const resolved =
      fileSystemModule === undefined
        ? settings
        : { fileSystemModule: new URL(fileSystemModule, import.meta.url).href }
    await expect(open(resolved)).rejects.toMatchObject({
      cause: expect.stringContaining('never called fsync'),
    })
  })

  it('trusts nothing but the counted fsync calls', async () => {
    const fileSystem = { walSyncs: 0 }
    const silent = { query: async () => ({ rows: [], fields: [] }) }
    await expect(proveCommitIsSynced(silent, fileSystem)).rejects.toThrow(CommitNotSyncedError)
  })
})

describe('maintenance', () => {
  const never = 3_600_000
  const fill = (rows: number) =>
    `INSERT INTO filler SELECT repeat(md5(n::text), 30) FROM generate_series(1, ${rows}) n`
  const writeAlot = async (db: Awaited<ReturnType<typeof open>>) => {
    await db.query({ text: 'CREATE TABLE filler (text text)' })
    for (let round = 0; round < 12; round += 1) {
      await db.query({ text: fill(2_000) })
      await db.query({ text: 'TRUNCATE filler' })
    }
  }

  it('writes a checkpoint after so much log, which stays small', async () => {
    const db = await open({
      maintenance: { checkpointAfterWalBytes: 2_000_000, checkpointAfterMs: never },
      startParameters: [
        ...durableStartParameters,
        '-c',
        'min_wal_size=2MB',
        '-c',
        'max_wal_size=4MB',
      ],
    })
    await writeAlot(db)
    const withCheckpoints = walSegments()
    await db.close()
    expect(kinds()).toContain('checkpoint')
    expect(withCheckpoints).toBeLessThan(12)
  })

  it('keeps the log small: without it, the log grows', async () => {
    const db = await open({
      maintenance: { checkpointAfterWalBytes: Number.MAX_SAFE_INTEGER, checkpointAfterMs: never },
    })
    await writeAlot(db)
    const without = walSegments()
    await db.close()
    expect(kinds()).not.toContain('checkpoint')
    expect(without).toBeGreaterThan(20)
  })

  it('writes a checkpoint after so much time, and vacuums table by table', async () => {
    const db = await open({ maintenance: { checkpointAfterMs: 50, vacuumAfterMs: 50 } })
    await db.query({ text: 'CREATE TABLE something (n int)' })
    await expect.poll(kinds, { timeout: patience(20_000) }).toContain('checkpoint')
    await expect.poll(kinds, { timeout: patience(20_000) }).toContain('vacuum')
    await db.close()
    expect(kinds()).not.toContain('maintenance-failed')
  })

  it('waits for the end of a transaction', async () => {
    const db = await open({ maintenance: { checkpointAfterMs: 20, vacuumAfterMs: 20 } })
    await db.transaction(async tx => {
      // It begins with its first statement; what ran before is told by then.
      await tx.query({ text: 'SELECT 1' })
      events = []
      for (let round = 0; round < 30; round += 1) {
        await tx.query({ text: 'SELECT count(*) FROM generate_series(1, 20000)' })
      }
      expect(kinds()).toEqual(new Set())
    })
    await db.close()
  })
})

describe('the thread', () => {
  it('lets the event loop run while a long query does', async () => {
    const db = await open()
    let turns = 0
    const turning = setInterval(() => {
      turns += 1
    }, 1)
    await db.query({ text: 'SELECT count(*) FROM generate_series(1, 3000000)' })
    clearInterval(turning)
    await db.close()
    // One that waits for the query turns once at most, however slow the machine is.
    expect(turns).toBeGreaterThan(10)
  })
})

describe('the first start', () => {
  it('never mistakes an interrupted initialisation for a database', {
    timeout: patience(60_000),
  }, async () => {
    const home = createTestFolder()
    const folder = join(home, 'database')
    mkdirSync(`${folder}.new`)
    writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '18')
    const before = process.memoryUsage().rss
    await initialiseOnce(folder)
    expect(existsSync(join(folder, 'global', 'pg_control'))).toBe(true)
    expect(existsSync(`${folder}.new`)).toBe(false)
    // The child process used some 700 MB; none of it stays in this process.
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
    rmSync(home, { recursive: true })
  })
})
