// What watching over the books costs on PostgreSQL: sealing while members' money moves, catching up
// with what was posted, and checking everything.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { promisify } from 'node:util'
import { startThrowAwayCluster } from '@kinfold/test-support/postgres/throw-away-cluster'
import type { Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { repeat } from '../src/jobs/repeat.ts'
import { checkBooks, theBeginning } from '../src/modules/books/books/check-books.ts'
import { createSealing } from '../src/modules/books/books/create-sealing.ts'
import { longStatements } from '../src/modules/books/books/long-statements.ts'
import { createChainKeys } from '../src/security/chain-keys.ts'
import { atLeast, atMost, type Figure, median } from './figure.ts'
import { findPgbench } from './find-pgbench.ts'

const entries = env.KINFOLD_LONG === undefined ? 200_000 : 2_000_000
const wallets = 10_000
const banks = 16
const seconds = 4
const rounds = 4
const keys = createChainKeys('a secret for the chains of this benchmark')

export async function bench(): Promise<Figure[]> {
  const cluster = await startThrowAwayCluster(['max_connections=100', 'shared_buffers=256MB'])
  try {
    const database = await openDatabase({ url: cluster.url, dataFolder: '' })
    try {
      await fill(database)
      return [...(await watch(database)), ...(await postWhileSealing(cluster.url, database))]
    } finally {
      await database.close()
    }
  } finally {
    await cluster.stop()
  }
}

/** The audit, and the chain over everything that was posted before. */
async function watch(database: Database): Promise<Figure[]> {
  const queryable = longStatements(database)
  const sealing = createSealing({ ...silent, db: database, keys })
  const sealSeconds = await secondsOf(async () => {
    for (let turn = 0; turn < 4; turn += 1) await sealing.sealAll()
  })
  let reached = theBeginning
  let found = 0
  const allSeconds = await secondsOf(async () => {
    const checked = await checkBooks(queryable, keys, theBeginning)
    reached = checked.reached
    found = checked.findings.size
  })
  if (found > 0) throw new Error('the books of the benchmark are not sound')
  const newSeconds = await secondsOf(() => checkBooks(queryable, keys, reached))
  const rate = Math.round(entries / 2 / sealSeconds)
  const many = entries.toLocaleString('en')
  return [
    atLeast('transfers sealed in catching up', 4_000, rate, '/s'),
    atMost(`check of all ${many} entries`, entries / 50_000, round(allSeconds), 's'),
    atMost('check by the hour when nothing is new', 2, round(newSeconds), 's'),
  ]
}

/** Members' transfers from 16 connections, turn by turn alone and with the sealing at work every second. */
async function postWhileSealing(url: string, database: Database): Promise<Figure[]> {
  const pgbench = findPgbench()
  if (pgbench === undefined) {
    console.log('No pgbench on this machine: posting is not measured while the ledger is sealed.')
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'kinfold-bench-'))
  const script = join(folder, 'post.sql')
  writeFileSync(script, transfer)
  const rate = async () => {
    const args = ['-n', '-c', '16', '-j', '2', '-T', String(seconds), '-f', script, url]
    const { stdout } = await promisify(execFile)(pgbench, args)
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  }
  try {
    const sealing = createSealing({ ...silent, db: database, keys })
    const rateWhileSealing = async () => {
      await sealing.sealAll()
      const atWork = repeat(1_000, sealing.sealAll, error => {
        throw error
      })
      const sealed = await rate()
      await atWork.end()
      return sealed
    }
    const turns: { alone: number; sealed: number }[] = []
    for (let turn = 0; turn < rounds; turn += 1) {
      // They take turns at going first: growing tables make the second one slower.
      const first = turn % 2 === 0 ? await rateWhileSealing() : await rate()
      const second = turn % 2 === 0 ? await rate() : await rateWhileSealing()
      turns.push(
        turn % 2 === 0 ? { sealed: first, alone: second } : { alone: first, sealed: second },
      )
    }
    if (env.KINFOLD_BENCH_TURNS) console.log(turns)
    const share = median(turns.map(({ alone, sealed }) => sealed / alone))
    const perSecond = Math.round(median(turns.map(({ sealed }) => sealed)))
    const name = `ledger transfer while all is sealed (${perSecond}/s), of the same without`
    return [atLeast(name, 90, Math.round(share * 100), '%')]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const transfer = `\\set a random(1, ${wallets})
\\set b 1 + (:a + random(0, ${wallets - 2})) % ${wallets}
\\set key random(1, 9000000000000000)
SELECT * FROM ledger.post('bench', :key::text, '\\x00', 'wallet-contribution',
  ARRAY['wallet:' || :a || ':NGN', 'wallet:' || :b || ':NGN'], ARRAY[-1, 1], ARRAY['contribution', 'contribution']);
`

// Written past the ledger's functions: so many postings one by one take a quarter of an hour.
async function fill(database: Database): Promise<void> {
  const transfers = entries / 2
  const statements = [
    'SET LOCAL session_replication_role = replica',
    `INSERT INTO ledger.account (kind, holder, currency, part, floor, balance, version)
     SELECT 'wallet', n::text, 'NGN', 0, 0, 100 * (1 + (${transfers} - n) / ${wallets}), 1 + (${transfers} - n) / ${wallets}
       FROM generate_series(1, ${wallets}) n
     UNION ALL
     SELECT 'bank', '', 'NGN', n, NULL, -100 * (1 + (${transfers} - n) / ${banks}), 1 + (${transfers} - n) / ${banks}
       FROM generate_series(1, ${banks}) n`,
    `INSERT INTO ledger.transfer (scope, key, request_hash, kind, meta, event_at, created_at)
     SELECT 'bench', 'deposit ' || n, sha256(n::text::bytea), 'transfer-deposit', '{"reference": "KF-12345678"}', t, t
       FROM generate_series(1, ${transfers}) n, (SELECT clock_timestamp() AS t) now ORDER BY n`,
    `INSERT INTO ledger.posting (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, posted_at, role)
     SELECT t.id, l.leg, a.id, 'NGN', 100 * l.sign, 100 * l.sign * l.version, l.version, t.kind, t.created_at, 'deposit'::ledger.posting_role
       FROM ledger.transfer t,
            LATERAL (VALUES (1, -1, 'bank::NGN#' || (t.id - 1) % ${banks} + 1, (t.id - 1) / ${banks} + 1),
                            (2, 1, 'wallet:' || (t.id - 1) % ${wallets} + 1 || ':NGN', (t.id - 1) / ${wallets} + 1)
            ) l (leg, sign, address, version)
       JOIN ledger.account a ON a.address = l.address
      ORDER BY t.id`,
  ]
  await database.transaction(async tx => {
    await tx.query({ text: 'SET LOCAL statement_timeout = 0' })
    for (const text of statements) await tx.query({ text, timeoutMs: 3_600_000 })
  })
  await database.query({ text: 'VACUUM ANALYZE', timeoutMs: 3_600_000 })
}

const silent = { log: { info: () => undefined }, metrics: { seals: () => undefined } }

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

const round = (value: number) => Math.round(value * 10) / 10
