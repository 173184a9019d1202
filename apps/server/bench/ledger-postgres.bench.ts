// The ledger on PostgreSQL beside pgbench's own transactions, turn by turn on the same server, so
// that a noisy minute hits both. Everything is sent by pgbench, with 16 connections.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { startThrowAwayCluster } from '@kinfold/test-support/postgres/throw-away-cluster'
import { onPostgres } from '#test/databases/on-postgres.ts'
import { preparePostgres } from '#test/databases/prepare-postgres.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { atLeast, atMost, type Figure, median } from './figure.ts'
import { findPgbench } from './find-pgbench.ts'

const members = 10_000
const seconds = env.KINFOLD_LONG === undefined ? 4 : 20
const rounds = 3

const draw = `\\set a random(1, ${members})
\\set b 1 + (:a + random(0, ${members - 2})) % ${members}
\\set part random(1, 16)
\\set key random(1, 9000000000000000)
`
const transfer = (kind: string, from: string) =>
  `${draw}SELECT * FROM ledger.post('bench', :key::text, '\\x00', '${kind}', ARRAY[${from}, 'wallet:' || :b || ':NGN'], ARRAY[-100, 100], ARRAY['deposit', 'deposit']);\n`
const scripts = {
  random: transfer('wallet-contribution', `'wallet:' || :a || ':NGN'`),
  // Every transfer goes through the club's one bank account.
  hot: transfer('transfer-deposit', `'bank::NGN#' || :part`),
  // Everyone sets money aside on the same wallet.
  reserve: `${draw}SELECT * FROM ledger.reserve('bench', :key::text, 'wallet:1:NGN', 1);\n`,
}

export async function bench(): Promise<Figure[]> {
  const pgbench = findPgbench()
  if (pgbench === undefined) {
    console.log('No pgbench on this machine: the ledger is not compared with it.')
    return []
  }
  const cluster = await startThrowAwayCluster(['max_connections=100', 'shared_buffers=256MB'])
  const folder = mkdtempSync(join(tmpdir(), 'kinfold-bench-'))
  try {
    const { url, migrationUrl } = await preparePostgres(cluster.url, 'kinfold_bench')
    await prepare(url, migrationUrl)
    const files = writeScripts(folder)
    run(pgbench, [cluster.url, '-i', '-q', '-s', '20'])
    const send = (to: string) => (args: string[]) => run(pgbench, [to, ...args])
    const senders = { plain: send(cluster.url), ledger: send(url) }
    return [...compare(senders, files), ...(await reserveOnOneWallet(url, senders, files))]
  } finally {
    rmSync(folder, { recursive: true })
    await cluster.stop()
  }
}

type Scripts = Readonly<Record<keyof typeof scripts, string>>

type Pgbench = (args: string[]) => string
/** Its own transactions, and those of the ledger as the role that serves. */
type Senders = { readonly plain: Pgbench; readonly ledger: Pgbench }

function compare({ plain, ledger }: Senders, scripts: Scripts): Figure[] {
  const load = ['-n', '-c', '16', '-j', '2', '-T', String(seconds)]
  const rate = (pgbench: Pgbench, args: string[]) =>
    Number(/tps = ([\d.]+)/.exec(pgbench([...load, ...args]))?.[1])
  const turns = Array.from({ length: rounds }, () => {
    const simple = rate(plain, ['-N'])
    const random = rate(ledger, ['-f', scripts.random])
    const tpcb = rate(plain, [])
    const hot = rate(ledger, ['-f', scripts.hot])
    return { random, ofSimple: random / simple, ofTpcb: random / tpcb, hotOfTpcb: hot / tpcb }
  })
  const share = (pick: (turn: (typeof turns)[number]) => number) =>
    Math.round(median(turns.map(pick)) * 100)
  const rateNow = Math.round(median(turns.map(turn => turn.random)))
  return [
    atLeast(
      `ledger transfer (${rateNow}/s) of pgbench -N`,
      50,
      share(t => t.ofSimple),
      '%',
    ),
    atLeast(
      'ledger transfer of pgbench tpcb-like',
      100,
      share(t => t.ofTpcb),
      '%',
    ),
    atLeast(
      'ledger transfer, one hot account, of tpcb-like',
      60,
      share(t => t.hotOfTpcb),
      '%',
    ),
  ]
}

async function reserveOnOneWallet(
  url: string,
  { ledger }: Senders,
  { reserve }: Scripts,
): Promise<Figure[]> {
  const database = await openDatabase({ url, dataFolder: '' })
  try {
    const deadlocks = async () => {
      const [row] = await database.query<{ deadlocks: bigint }>({
        text: 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
      })
      return Number(row?.deadlocks)
    }
    const before = await deadlocks()
    const load = ['-n', '-c', '24', '-j', '2', '-T', String(seconds), '-f', reserve]
    const rate = Math.round(Number(/tps = ([\d.]+)/.exec(ledger(load))?.[1]))
    return [
      atLeast('reserve on one wallet, 24 callers', 1_000, rate, '/s'),
      atMost('deadlocks meanwhile', 0, (await deadlocks()) - before, ''),
    ]
  } finally {
    await database.close()
  }
}

async function prepare(url: string, migrationUrl: string): Promise<void> {
  const database = await openDatabase({ url, migrationUrl, dataFolder: '' })
  try {
    await database.transaction(async tx => {
      // On a busy machine this takes longer than a member would wait.
      await tx.query({ text: 'SET LOCAL statement_timeout = 0' })
      await tx.query({
        text: `DO $$ BEGIN FOR member IN 1..${members} LOOP PERFORM ledger.post('fund', member::text, '\\x00',
          'transfer-deposit', ARRAY['bank::NGN', 'wallet:' || member || ':NGN'], ARRAY[-100000000, 100000000],
          ARRAY['deposit', 'deposit']);
          END LOOP; END $$`,
      })
    })
  } finally {
    await database.close()
  }
  await onPostgres(migrationUrl, 'VACUUM ANALYZE')
}

function writeScripts(folder: string): Scripts {
  const files = { random: '', hot: '', reserve: '' }
  for (const name of ['random', 'hot', 'reserve'] as const) {
    files[name] = join(folder, `${name}.sql`)
    writeFileSync(files[name], scripts[name])
  }
  return files
}

function run(program: string, args: string[]): string {
  const [url = '', ...rest] = args
  const ended = spawnSync(program, [...rest, url], { encoding: 'utf8' })
  if (ended.status !== 0) throw new Error(`pgbench ended with ${ended.status}: ${ended.stderr}`)
  return ended.stdout
}
