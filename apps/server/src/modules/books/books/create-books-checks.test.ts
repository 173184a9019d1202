import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  appendTestEntry,
  createTestSealing,
  fillSmallBooks,
  postOne,
  sealCompletely,
  testKeys,
} from '#test/clubs/small-books.ts'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { changeBalance, openWallet } from '#test/ledger/wrong-balance.ts'
import { describeReadiness, type Readiness } from '../../../health/readiness.ts'
import { createLog } from '../../../log/create-log.ts'
import { createMetrics } from '../../../metrics/create-metrics.ts'
import { type ChainKeys, createChainKeys } from '../../../security/chain-keys.ts'
import { booksCheck } from './books-check.tables.ts'
import { theBeginning } from './check-books.ts'
import { createBooksChecks } from './create-books-checks.ts'
import { type Findings, noFindings, oneFinding } from './findings.ts'
import { takeFullCheckLease } from './full-check-lease.ts'
import { readLastChecks, saveCheck } from './last-checks.ts'

type Given = { readonly gone?: Findings; readonly keys?: ChainKeys }

function createServer(
  db: TestDatabase,
  clock: { now: Date },
  { gone = noFindings, keys = testKeys }: Given = {},
) {
  const readiness: Readiness = { isReady: true }
  const metrics = createMetrics({ processMetrics: false })
  const logged: string[] = []
  const log = createLog('info', { write: line => void logged.push(line) })
  const checks = createBooksChecks({
    db,
    keys,
    log,
    metrics,
    readiness,
    sealing: { findings: () => gone },
    now: () => clock.now,
  })
  const lines = () => logged.splice(0).map((line): Record<string, unknown> => JSON.parse(line))
  const figure = async (name: string) =>
    (await metrics.registry.getSingleMetric(name)!.get()).values[0]?.value
  return { checks, lines, figure, readiness }
}

describe('the check by the hour', () => {
  let db: TestDatabase
  let server: ReturnType<typeof createServer>
  beforeAll(async () => {
    db = await createTestDatabase()
    await openWallet(db)
    server = createServer(db, { now: new Date() })
  })
  afterAll(() => db.close())
  const findings = () => server.figure('kinfold_ledger_findings')

  it('logs the ends of the chains when the books are sound', async () => {
    await appendTestEntry(db, 'entry')
    await sealCompletely(createTestSealing(db))
    await server.checks.checkNew()
    expect(server.lines()).toMatchObject([
      {
        msg: 'books checked',
        seal: { number: '1', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
        audit_entry: { number: '1', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    ])
    expect([await describeReadiness(server.readiness, db), await findings()]).toEqual(['ready', 0])
    expect(await server.figure('kinfold_audit_log_last_entry')).toBe(1)
  })

  it('reports a balance that was changed past the guards in the log, the metrics and the probe', async () => {
    await db.asOwner(owner => changeBalance(owner, 1))
    await server.checks.checkNew()
    expect(server.lines()).toMatchObject([
      {
        level: 'error',
        findings: { wrong_balances: { count: 1 } },
        msg: 'the check of the books found errors',
      },
    ])
    expect(await findings()).toBe(1)
    expect(await describeReadiness(server.readiness, db)).toMatch(
      'not ready: the check of the books found wrong_balances 1',
    )
  })

  it('reports nothing once the ledger is repaired', async () => {
    await db.asOwner(owner => changeBalance(owner, -1))
    await server.checks.checkNew()
    expect([await describeReadiness(server.readiness, db), await findings()]).toEqual(['ready', 0])
  })
})

describe('the checks', () => {
  let db: TestDatabase
  beforeEach(async () => {
    db = await createTestDatabase()
    await fillSmallBooks(db)
    await sealCompletely(createTestSealing(db))
    // Each check reads the last seal again.
    await postOne(db, 'under the last seal')
    await sealCompletely(createTestSealing(db))
    return () => db.close()
  })
  const clock = { now: new Date('2026-03-02T09:00:00Z') }
  beforeEach(() => {
    clock.now = new Date('2026-03-02T09:00:00Z')
  })
  const past = async (table: string, text: string) => {
    for (const statement of [
      `ALTER TABLE ${table} DISABLE TRIGGER USER`,
      text,
      `ALTER TABLE ${table} ENABLE TRIGGER USER`,
    ]) {
      await db.asOwner(owner => owner.query({ text: statement }))
    }
  }
  const found = async (extent: 'new' | 'all') =>
    Object.fromEntries(
      [...((await readLastChecks(db, testKeys)).get(extent)?.findings ?? [])].map(
        ([counter, { count }]) => [counter, count],
      ),
    )

  it('cover what is new every hour, and everything at night', async () => {
    const { checks } = createServer(db, clock)
    await checks.checkNew()
    await past(
      'ledger.transfer',
      `UPDATE ledger.transfer SET meta = '{"a": 1}' WHERE key = 'ada-in'`,
    )
    await postOne(db, 'new')
    await sealCompletely(createTestSealing(db))
    await checks.checkNew()
    await checks.checkNew()
    expect(await found('new')).toEqual({})
    await checks.checkAllWhenDue()
    expect(await found('all')).toEqual({ seals_of_changed_transfers: 1 })
  })

  it('keep reporting what the nightly check found until it is repaired', async () => {
    const { checks, readiness } = createServer(db, clock)
    const change = (meta: string) =>
      past('ledger.transfer', `UPDATE ledger.transfer SET meta = '${meta}' WHERE key = 'ada-in'`)
    await checks.checkNew()
    await change('{"a": 1}')
    await checks.checkAllWhenDue()
    await checks.checkNew()
    expect(await found('new')).toEqual({})
    expect(readiness.trouble).toContain('seals_of_changed_transfers 1')
    await change('{}')
    const later = createServer(db, { now: new Date(clock.now.getTime() + 3_600_001) })
    await later.checks.checkAllWhenDue()
    expect(later.lines()).toMatchObject([{ msg: 'books checked' }])
  })

  it('find a fault again every hour until it is repaired', async () => {
    const { checks } = createServer(db, clock)
    await checks.checkNew()
    await postOne(db, 'new')
    await past(
      'ledger.posting',
      `UPDATE ledger.posting SET kind = 'other' WHERE transfer_id = (SELECT max(id) FROM ledger.transfer)`,
    )
    await sealCompletely(createTestSealing(db))
    for (let hour = 0; hour < 3; hour += 1) {
      await checks.checkNew()
      expect(await found('new')).toEqual({ postings_of_another_kind: 2 })
    }
  })

  it('detect that the end of a chain was removed since the last check', async () => {
    const { checks } = createServer(db, clock)
    await checks.checkNew()
    await past(
      'ledger.seal',
      'DELETE FROM ledger.seal WHERE number = (SELECT max(number) FROM ledger.seal)',
    )
    await checks.checkNew()
    expect(await found('new')).toMatchObject({ gaps_in_seals: 1 })
    await past('audit_entry', 'DELETE FROM audit_entry WHERE number = 3')
    await checks.checkNew()
    expect(await found('new')).toMatchObject({ audit_entries_gone: 1 })
  })

  it('run the full check on one server, once a night', async () => {
    const night = { now: new Date('2026-03-03T02:00:00Z') }
    const servers = [createServer(db, night), createServer(db, night)]
    const all = () => Promise.all(servers.map(({ checks }) => checks.checkAllWhenDue()))
    const done = () => servers.flatMap(({ lines }) => lines()).length
    await all()
    await all()
    expect(done()).toBe(1)
    night.now = new Date('2026-03-04T01:59:00Z')
    await all()
    expect(done()).toBe(0)
    night.now = new Date('2026-03-04T02:00:01Z')
    await all()
    expect(done()).toBe(1)
  })

  it.each([
    ['says that everything was checked', `transfers_to = 1000, seals_to = 1000`],
    ['says when', `ended_at = '2100-01-01'`],
    ['says what was found', `findings = '{}'`],
    ['has no signature', 'signature = NULL'],
    [
      'has the signature of the other one',
      `signature = (SELECT signature FROM books_check o WHERE o.extent <> c.extent)`,
    ],
  ])('start from the beginning when a forged row %s', async (_, change) => {
    const { checks } = createServer(db, clock)
    await past('ledger.posting', `UPDATE ledger.posting SET kind = 'other' WHERE transfer_id = 2`)
    await checks.checkNew()
    await checks.checkAllWhenDue()
    await db.query({ text: `UPDATE books_check c SET ${change}` })
    expect(await readLastChecks(db, testKeys)).toEqual(new Map())
    await checks.checkNew()
    await checks.checkAllWhenDue()
    const changed = { postings_of_another_kind: 2, seals_of_changed_transfers: 1 }
    expect([await found('new'), await found('all')]).toEqual([changed, changed])
  })

  it('trust no row signed with another secret, or from the future', async () => {
    const stranger = createServer(db, clock, { keys: createChainKeys('another secret') })
    await stranger.checks.checkAllWhenDue()
    const early = createServer(db, { now: new Date('2100-01-01T09:00:00Z') })
    await early.checks.checkAllWhenDue()
    const { checks, lines } = createServer(db, clock)
    await checks.checkAllWhenDue()
    expect(lines()).toHaveLength(1)
  })

  it('keep reporting missing seals although the next check finds nothing', async () => {
    const gone = oneFinding('seals_gone', 1, 2)
    const { checks, readiness } = createServer(db, clock, { gone })
    await checks.checkNew()
    clock.now = new Date(clock.now.getTime() + 1)
    await checks.checkAllWhenDue()
    expect(readiness.trouble).toBe('the check of the books found seals_gone 1 (such as 2)')
    expect(await found('all')).toEqual({ seals_gone: 1 })
    for (const extent of ['new', 'all'] as const) {
      const found = { findings: noFindings, unsealed: 0n, reached: theBeginning }
      await saveCheck(db, testKeys, extent, { endedAt: clock.now, ...found })
    }
    await checks.showFindings()
    expect(readiness.trouble).toContain('seals_gone 1')
  })

  it('keep a finding of the hourly check that was made during the full check', async () => {
    const { checks, readiness } = createServer(db, clock)
    await checks.checkNew()
    await postOne(db, 'new')
    await past(
      'ledger.posting',
      `UPDATE ledger.posting SET kind = 'other' WHERE transfer_id = (SELECT max(id) FROM ledger.transfer)`,
    )
    await checks.checkNew()
    await saveCheck(db, testKeys, 'all', {
      endedAt: new Date(clock.now.getTime() + 1),
      findings: noFindings,
      unsealed: 0n,
      reached: theBeginning,
    })
    await checks.showFindings()
    expect(readiness.trouble).toContain('postings_of_another_kind 2')
  })

  it('make a server not ready when they fail, until one succeeds', async () => {
    const { checks, readiness, figure } = createServer(db, clock)
    await checks.checkNew()
    expect(readiness.trouble).toBeUndefined()
    const rename = (from: string, to: string) =>
      db.asOwner(owner => owner.query({ text: `ALTER FUNCTION ledger.${from} RENAME TO ${to}` }))
    await rename('audit_accounts', 'audit_nothing')
    await expect(checks.checkNew()).rejects.toThrow('audit_accounts')
    expect(readiness.trouble).toContain('failed_checks 1 (such as new)')
    await expect(checks.checkAllWhenDue()).rejects.toThrow('audit_accounts')
    await checks.showFindings()
    expect(readiness.trouble).toContain('failed_checks 2')
    expect(await figure('kinfold_ledger_findings')).toBe(2)
    await rename('audit_nothing', 'audit_accounts')
    await checks.checkNew()
    await checks.checkAllWhenDue()
    expect(readiness.trouble).toBeUndefined()
  })

  it('are not failed when a stop or an unavailable database ends them', async () => {
    const { checks, readiness } = createServer(db, clock)
    const running = checks.checkAllWhenDue()
    checks.stop()
    await expect(running).rejects.toThrow('aborted')
    await checks.showFindings()
    expect(readiness.trouble).toBeUndefined()
  })

  it('become overdue, the full check a day later', async () => {
    const { checks, readiness } = createServer(db, clock)
    await checks.checkNew()
    await checks.checkAllWhenDue()
    const hours = (count: number) => {
      clock.now = new Date(clock.now.getTime() + count * 3_600_000)
      return checks.showFindings()
    }
    await hours(2)
    expect(readiness.trouble).toBeUndefined()
    await hours(0.1)
    expect(readiness.trouble).toBe('the check of the books found overdue_checks 1 (such as new)')
    await hours(24)
    expect(readiness.trouble).toContain('overdue_checks 2')
    await checks.checkNew()
    expect(readiness.trouble).toContain('overdue_checks 1 (such as all)')
  })

  it('can’t be hidden by deleting or restoring a row', async () => {
    const [one, another] = [createServer(db, clock), createServer(db, clock)]
    await one.checks.checkNew()
    const [before] = await db.orm.select().from(booksCheck)
    clock.now = new Date(clock.now.getTime() + 1)
    await past('ledger.posting', `UPDATE ledger.posting SET kind = 'other' WHERE transfer_id = 2`)
    await one.checks.checkAllWhenDue()
    await another.checks.showFindings()
    for (const change of [
      `UPDATE books_check SET ended_at = '9999-01-01', findings = '{}'`,
      'DELETE FROM books_check',
    ]) {
      await db.query({ text: change })
      for (const { checks, readiness } of [one, another]) {
        await checks.showFindings()
        expect(readiness.trouble).toContain('postings_of_another_kind 2')
      }
    }
    await db.orm.insert(booksCheck).values(before!)
    await one.checks.showFindings()
    expect(one.readiness.trouble).toContain('postings_of_another_kind 2')
  })

  it('show in the probe and the metrics of every server', async () => {
    const [one, another] = [createServer(db, clock), createServer(db, clock)]
    await past('ledger.posting', `UPDATE ledger.posting SET kind = 'other' WHERE transfer_id = 2`)
    await one.checks.checkAllWhenDue()
    await another.checks.showFindings()
    expect(another.readiness.trouble).toContain('postings_of_another_kind 2')
    expect(await another.figure('kinfold_ledger_findings')).toBe(3)
    expect(another.lines()).toEqual([])
  })

  it('ignore a lease that no server could have taken', async () => {
    const { checks, lines } = createServer(db, clock)
    await db.query({
      text: `INSERT INTO books_check (extent, lease_until) VALUES ('all', clock_timestamp() + interval '1 year')`,
    })
    await checks.checkAllWhenDue()
    expect(lines()).toHaveLength(1)
  })

  it('don’t release a lease that another server has taken since', async () => {
    const endAt = (end: string) =>
      db.query({
        text: `UPDATE books_check SET lease_until = clock_timestamp() + interval '${end}'`,
      })
    const late = await takeFullCheckLease(db)
    // As another server does, at a moment that even a clock of milliseconds tells from the first.
    await endAt('5 minutes')
    await late?.renew()
    await late?.release()
    expect(await takeFullCheckLease(db)).toBeUndefined()
    await endAt('-1 second')
    const lease = await takeFullCheckLease(db)
    await lease?.renew()
    await lease?.release()
    expect(await takeFullCheckLease(db)).toBeDefined()
  })

  it('are taken over from a server that died', async () => {
    const { checks, lines } = createServer(db, clock)
    await db.query({
      text: `INSERT INTO books_check (extent, lease_until) VALUES ('all', clock_timestamp() + interval '1 minute')`,
    })
    await checks.checkAllWhenDue()
    expect(lines()).toEqual([])
    await db.query({
      text: `UPDATE books_check SET lease_until = clock_timestamp() - interval '1 second'`,
    })
    await checks.checkAllWhenDue()
    expect(lines()).toHaveLength(1)
  })

  it('end after the current chunk when the server stops, and leave the rest to another', async () => {
    const stopping = createServer(db, clock)
    const running = stopping.checks.checkAllWhenDue()
    stopping.checks.stop()
    await expect(running).rejects.toThrow('aborted')
    const { checks, lines } = createServer(db, clock)
    await checks.checkAllWhenDue()
    expect(lines()).toHaveLength(1)
  })
})
