// A contribution from the wallet over HTTP, with token, idempotency key and notification, beside pgbench's own
// transactions on the same server.
//
// The goals are missed by far. tpcb-like is seven short statements; a payment is HTTP, 25 statements in 9 round trips
// (payment-statements.test.ts counts those of a first one) and a mail. The database takes about 3 ms for the statements
// of a payment, all of them prepared: 0.9 for posting in the ledger, 0.4 for the payment's row with its indexes and
// references, 0.3 for the job; and 1 ms for delivering its mail. Of the server's own time a third is handing
// statements to sockets and a sixth is Drizzle putting them together. Less could only be had by writing several
// tables in one statement of SQL, or in functions of the database: a second way of writing beside the usual one.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { ChildServer } from './child-server.ts'
import { atLeast, atMost, type Figure, median } from './figure.ts'
import { findPgbench } from './find-pgbench.ts'
import { load, loadInPart } from './load.ts'
import { addMembers, type Crowd, membersOf, tokenOf } from './many-members.ts'
import { withClub } from './with-club.ts'

const crowd: Crowd = { name: 'payers', members: 500, entriesEach: 200 }
const connections = 16
const seconds = 4
const rounds = 3

export async function bench(): Promise<Figure[]> {
  const settings = ['max_connections=100', 'shared_buffers=256MB']
  return withClub(async ({ server, client, clusterUrl }) => {
    await addMembers(client, crowd)
    await untilSealed(client)
    const payers = await openPortfolios(client)
    const pay = (turn: number) => contribution(payers[turn % payers.length])
    return [...ofTpcb(await rates(server, pay, clusterUrl)), await p99(server, pay)]
  }, settings)
}

/** What the crowd brought along is sealed first: a club that runs has no such backlog. */
async function untilSealed(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ left: boolean }>(
      `SELECT count(*) > 1000 AS "left" FROM ledger.transfer t
        WHERE NOT EXISTS (SELECT FROM ledger.sealed_transfer s WHERE s.transfer_id = t.id)`,
    )
    if (rows[0]?.left !== true) return
    await new Promise(resolve => setTimeout(resolve, 1_000))
  }
}

type Payer = { readonly token: string; readonly portfolio: string }

/** One for each of the crowd, in a plan without an end. */
async function openPortfolios(client: pg.Client): Promise<Payer[]> {
  const { rows } = await client.query<{ n: number; portfolio: string }>(
    `WITH payer AS (
       SELECT a.id, substring(a.email_key FROM '^payers(\\d+)@')::int AS n
         FROM account a WHERE a.email_key LIKE 'payers%@bench.example'
     ), opened AS (
       INSERT INTO portfolio (member_id, plan_id, currency, status, promised_minor, at_maturity, started_on, created_at)
       SELECT payer.id, plan.id, 'NGN', 'active', 0, 'pay_out', current_date, now()
         FROM payer, (SELECT id FROM plan WHERE currency = 'NGN' AND state = 'open' AND tenor_months IS NULL LIMIT 1) plan
       RETURNING id, member_id
     )
     SELECT payer.n, opened.id AS portfolio FROM opened JOIN payer ON payer.id = opened.member_id`,
  )
  const signedIn = new Set(membersOf(crowd))
  return rows
    .filter(({ n }) => signedIn.has(n))
    .map(({ n, portfolio }) => ({ token: tokenOf(crowd, n), portfolio }))
}

function contribution(payer: Payer | undefined): string {
  if (payer === undefined) throw new RangeError('nobody is there to pay')
  const body = JSON.stringify({ amount: 0.01, gateway: 'wallet', target_wallet: 'NGN' })
  const head = [
    `POST /api/portfolio/top-up/${payer.portfolio} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${payer.token}`,
    `idempotency-key: ${randomUUID()}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

type Pay = (turn: number) => string
type Rates = { readonly paid: number; readonly tpcb: number }

async function rates(server: ChildServer, pay: Pay, cluster: string): Promise<Rates[]> {
  const pgbench = findPgbench()
  if (pgbench === undefined) {
    console.log('No pgbench on this machine: payments are not compared with it.')
    return []
  }
  const run = (args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(pgbench, [...args, cluster], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`pgbench ended with ${status}: ${stderr}`)
    return stdout
  }
  run(['-i', '-q', '-s', '20'])
  const taken: Rates[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const tpcb = run(['-n', '-c', String(connections), '-j', '2', '-T', String(seconds)])
    const paid = await load({ port: server.port, request: pay, connections, seconds })
    requirePaid(paid.statuses)
    taken.push({ paid: paid.perSecond, tpcb: Number(/tps = ([\d.]+)/.exec(tpcb)?.[1]) })
  }
  // The first round warms up.
  return taken.slice(1)
}

function requirePaid(statuses: Readonly<Record<string, number>>): void {
  const others = Object.keys(statuses).filter(status => status !== '200')
  if (others.length > 0) throw new Error(`payments were answered ${others.join(', ')}`)
}

function ofTpcb(taken: readonly Rates[]): Figure[] {
  if (taken.length === 0) return []
  const perSecond = Math.round(median(taken.map(({ paid }) => paid)))
  const share = Math.round(median(taken.map(({ paid, tpcb }) => (100 * paid) / tpcb)))
  return [atLeast(`wallet payment over HTTP (${perSecond}/s) of pgbench tpcb-like`, 60, share, '%')]
}

async function p99(server: ChildServer, pay: Pay): Promise<Figure> {
  const part = await loadInPart({ port: server.port, request: pay, seconds })
  requirePaid(part.statuses)
  return atMost('wallet payment, p99 at 70 % load', 50, Number(part.p99.toFixed(1)), 'ms')
}
