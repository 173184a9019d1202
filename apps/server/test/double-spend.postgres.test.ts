// Several server processes, hundreds of callers, one wallet. The embedded engine has one session
// and cannot show any of this.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAuditFindings } from '../src/ledger/read-audit.ts'
import { readBalance } from '../src/ledger/read-balances.ts'
import { createTestDatabase, type TestDatabase } from './create-test-database.ts'
import { carryOut } from './load/carry-out.ts'
import type { Operation } from './load/journal.ts'
import { runStorm } from './load/run-storm.ts'
import { type PlantedBug, plantBug } from './planted-bugs.ts'

const processes = 3
const patience = { timeout: 120_000 }
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

function storm(of: (process: number, n: number) => Operation, each: number) {
  const perProcess = Array.from({ length: processes }, (_, process) =>
    Array.from({ length: each }, (_, n) => of(process, n)),
  )
  return runStorm(db.settings.url ?? '', perProcess, each)
}

async function balanceOf(member: string): Promise<bigint> {
  return (await readBalance(db, `wallet:${member}:NGN`)).balance.minor
}

// 501 callers want 7 each out of 1,000; 142 of them can have it.
async function everyoneWantsTheSameMoney() {
  await carryOut(db, transfer('fund', 'bank', 'rich', 1_000))
  const answers = await storm((process, n) => transfer(`${process}-${n}`, 'rich', `p${n}`, 7), 167)
  return { ...answers, left: await balanceOf('rich') }
}

// Money goes round in both directions between the same few wallets.
async function everyoneCrosses() {
  for (const member of ['a', 'b', 'c']) {
    await carryOut(db, transfer(`fund-${member}`, 'bank', member, 1_000_000))
  }
  const ring = ['a', 'b', 'c'] as const
  return storm((process, n) => {
    const [from, to] = [ring[n % 3] ?? 'a', ring[(n + 1 + (process % 2)) % 3] ?? 'b']
    return transfer(`${process}-${n}`, from, to, 1)
  }, 150)
}

// Each attempt reaches every process, as retries through a load balancer do.
async function everyoneRepeats() {
  const answers = await storm((_process, n) => transfer(`same-${n}`, 'bank', 'saver', 10), 100)
  return { ...answers, saved: await balanceOf('saver') }
}

describe('a storm', () => {
  it('spends no money twice', patience, async () => {
    const { accepted, refused, other, left } = await everyoneWantsTheSameMoney()
    expect({ accepted, refused, other, left }).toEqual({
      accepted: 142,
      refused: 359,
      other: [],
      left: 6n,
    })
    expect(await readAuditFindings(db)).toEqual(new Map())
  })

  it('of crossing transfers never deadlocks', patience, async () => {
    const { accepted, other } = await everyoneCrosses()
    expect({ accepted, other }).toEqual({ accepted: 450, other: [] })
    expect(await readAuditFindings(db)).toEqual(new Map())
  })

  it('of repeated attempts counts each once', patience, async () => {
    const { accepted, other, saved } = await everyoneRepeats()
    expect({ accepted, other, saved }).toEqual({ accepted: 300, other: [], saved: 1_000n })
  })
})

describe('the storm sees', () => {
  const cases: [PlantedBug, () => Promise<boolean>][] = [
    ['no overdraft check', async () => (await everyoneWantsTheSameMoney()).accepted > 142],
    ['unordered locks', async () => (await everyoneCrosses()).other.join().includes('deadlock')],
    ['no unique key', async () => (await everyoneRepeats()).saved > 1_000n],
  ]
  it.each(cases)('%s', patience, async (bug, seen) => {
    await plantBug(db, bug)
    // Each deadlock is waited out before it is found; here there are many.
    await db.query({
      text: `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = 20', current_database()); END $$`,
    })
    expect(await seen()).toBe(true)
  })
})
