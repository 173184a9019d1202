// Several server processes, hundreds of callers, one wallet. The embedded engine has one session
// and cannot show any of this.
import { patience } from '@kinfold/test-support/patience'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { readBalance } from '#src/ledger/read-balances.ts'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { onPostgres } from '#test/databases/on-postgres.ts'
import { carryOut } from '#test/ledger/load/carry-out.ts'
import type { Operation } from '#test/ledger/load/journal.ts'
import { runStorm } from '#test/ledger/load/run-storm.ts'
import { type PlantedBug, plantBug } from '#test/ledger/planted-bugs.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'

const processes = 3
const limits = { timeout: patience(120_000) }
let db: TestDatabase

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.close())

const transfer = (key: string, from: string, to: string, amount: number): Operation => ({
  key,
  kind: 'transfer',
  from,
  to,
  amount: String(amount),
})

async function storm(of: (process: number, n: number) => Operation, each: number) {
  const perProcess = Array.from({ length: processes }, (_, process) =>
    Array.from({ length: each }, (_, n) => of(process, n)),
  )
  const answers = await runStorm(db.settings.url ?? '', perProcess, each)
  return { ...answers, deadlocks: await readDeadlocks() }
}

/** Also those that were retried and that no caller heard of. */
async function readDeadlocks(): Promise<bigint> {
  const [found] = await db.query<{ deadlocks: bigint }>({
    text: 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  })
  return found?.deadlocks ?? 0n
}

async function walletOf(member: string) {
  const { balance, held } = await readBalance(db, `wallet:${member}:NGN`)
  return { balance: balance.minor, held: held.minor }
}

const ring = ['a', 'b', 'c'] as const
async function fundRing() {
  for (const member of ring) {
    await carryOut(db, transfer(`fund-${member}`, 'bank', member, 1_000_000))
  }
}

// 501 callers want 7 each out of 1,000; 142 of them can have it.
async function everyoneWantsTheSameMoney() {
  await carryOut(db, transfer('fund', 'bank', 'rich', 1_000))
  const answers = await storm((process, n) => transfer(`${process}-${n}`, 'rich', `p${n}`, 7), 167)
  return { ...answers, left: (await walletOf('rich')).balance }
}

// The same money is held, for good or for a moment.
async function everyoneSetsAside(kind: 'hold' | 'release', each = 167) {
  await carryOut(db, transfer('fund', 'bank', 'rich', 1_000))
  const answers = await storm(
    (process, n) => ({ ...transfer(`${process}-${n}`, 'rich', '', 7), kind }),
    each,
  )
  return { ...answers, held: (await walletOf('rich')).held }
}

// Money moves in both directions between the same few wallets.
async function everyoneCrosses(kind: Operation['kind'], each = 150) {
  await fundRing()
  return storm((process, n) => {
    const [from, to] = [ring[n % 3] ?? 'a', ring[(n + 1 + (process % 2)) % 3] ?? 'b']
    return { ...transfer(`${process}-${n}`, from, to, 1), kind }
  }, each)
}

// All operations with money, on the same few wallets at once.
const kinds = ['transfer', 'hold', 'release', 'capture', 'several', 'debt'] as const
async function everyoneDoesEverything() {
  await fundRing()
  return storm((process, n) => {
    const [from, to] = [ring[n % 3] ?? 'a', ring[(n + 1 + (process % 2)) % 3] ?? 'b']
    const kind = kinds[Math.floor(n / 3) % kinds.length] ?? 'transfer'
    return { ...transfer(`${process}-${n}`, from, to, 1 + (n % 5)), kind }
  }, 180)
}

// Each attempt reaches every process, as retries through a load balancer do.
async function everyoneRepeats() {
  const answers = await storm((_process, n) => transfer(`same-${n}`, 'bank', 'saver', 10), 100)
  return { ...answers, saved: (await walletOf('saver')).balance }
}

const calm = { other: [], deadlocks: 0n }

describe('a storm', () => {
  it('spends no money twice', limits, async () => {
    const { accepted, refused, other, left } = await everyoneWantsTheSameMoney()
    expect({ accepted, refused, other, left }).toEqual({
      accepted: 142,
      refused: 359,
      other: [],
      left: 6n,
    })
    expect(await readAuditFindings(db)).toEqual(new Map())
  })

  it('holds no money twice', limits, async () => {
    const answers = await everyoneSetsAside('hold')
    expect(answers).toEqual({ ...calm, accepted: 142, refused: 359, held: 994n })
    expect(await readAuditFindings(db)).toEqual(new Map())
  })

  it('of released holds leaves nothing held', limits, async () => {
    const { accepted, refused, ...rest } = await everyoneSetsAside('release')
    expect(rest).toEqual({ ...calm, held: 0n })
    expect([accepted >= 142, accepted + refused]).toEqual([true, 501])
    expect(await readAuditFindings(db)).toEqual(new Map())
  })

  it.each(['transfer', 'several'] as const)(
    'of crossing movements never deadlocks (%s)',
    limits,
    async kind => {
      expect(await everyoneCrosses(kind)).toEqual({ ...calm, accepted: 450, refused: 0 })
      expect(await readAuditFindings(db)).toEqual(new Map())
    },
  )

  it('of everything at once never deadlocks', limits, async () => {
    expect(await everyoneDoesEverything()).toEqual({ ...calm, accepted: 540, refused: 0 })
    expect(await readAuditFindings(db)).toEqual(new Map())
  })

  it('of repeated attempts counts each once', limits, async () => {
    const { accepted, other, saved } = await everyoneRepeats()
    expect({ accepted, other, saved }).toEqual({ accepted: 300, other: [], saved: 1_000n })
  })
})

/** Only a superuser may set the deadlock timeout. */
function administrator(): { readonly url: string; readonly database: string } {
  const template = inject('testDatabaseTemplate')
  if (template.engine === 'embedded') throw new Error('There is no administrator here.')
  return { url: template.url, database: new URL(db.settings.url ?? '').pathname.slice(1) }
}

describe('the storm detects', () => {
  const cases: [PlantedBug, () => Promise<boolean>][] = [
    ['no overdraft check', async () => (await everyoneWantsTheSameMoney()).accepted > 142],
    ['unordered locks', () => deadlocks(everyoneCrosses('transfer', 30))],
    ['several movements without the locks first', () => deadlocks(everyoneCrosses('several', 30))],
    ['account locked after the hold', () => deadlocks(everyoneSetsAside('hold', 30))],
    ['no unique key', async () => (await everyoneRepeats()).saved > 1_000n],
  ]
  // A process of PostgreSQL reports what it counted a moment after it ended.
  async function deadlocks(storm: Promise<unknown>): Promise<boolean> {
    await storm
    await expect.poll(readDeadlocks, { timeout: patience(20_000) }).toBeGreaterThan(0n)
    return true
  }
  it.each(cases)('%s', limits, async (bug, seen) => {
    await db.asOwner(owner => plantBug(owner, bug))
    // Each deadlock takes the deadlock timeout, and here there are many.
    const { url, database } = administrator()
    await onPostgres(url, `ALTER DATABASE ${database} SET deadlock_timeout = 20`)
    expect(await seen()).toBe(true)
  })
})
