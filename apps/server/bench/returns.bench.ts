// A month's returns of 50,000 portfolios, over HTTP: drafted by one, posted by another, until the last has its share.
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { monthsLater } from '@kinfold/contract/day/months-later'
import { operators } from '@kinfold/personas/operators/operators'
import type pg from 'pg'
import { create, string, type } from 'superstruct'
import { atMost, type Figure } from './figure.ts'
import { addMembers, isOfCrowd } from './many-members.ts'
import { withClub } from './with-club.ts'

const members = 25_000
const portfolios = 50_000
/** Contributions of each: a portfolio of a year. */
const entriesEach = 12
const total = 1_234_567.89
const fee = 123_456.78

export async function bench(): Promise<Figure[]> {
  const settings = ['max_connections=100', 'shared_buffers=256MB']
  return withClub(async ({ server, client, ownerUrl }) => {
    await addMembers({ ownerUrl, client }, members, 'light')
    const planId = await fillPlan(client)
    for (const desk of ['zainab', 'tunde'] as const) await signIn(client, desk)
    await client.query('VACUUM ANALYZE')
    const call = callTo(server.port)
    const lastMonth = monthsLater(dayInLagos(new Date()), -1)
    const [year, month] = lastMonth.split('-').map(Number)
    const wanted = { plan_id: planId, year, month, total_amount: total, fee_amount: fee }
    const draft = await timed(() => call('zainab', 'draft', wanted))
    const { id } = create(await draft.result.json(), Run)
    const post = await timed(() => call('tunde', `post/${id}`, { seen: 'draft' }))
    const booked = await timed(() => untilStatus(client, id, 'posted'))
    await requireShared(client, id)
    const told = await timed(() => untilTold(client, id))
    await call('zainab', `reverse/${id}`, {
      seen: 'posted',
      reason: 'The fund corrected its statement.',
    })
    const reversed = await timed(async () => {
      await call('tunde', `post/${id}`, { seen: 'reversal_draft' })
      await untilStatus(client, id, 'reversed')
    })
    const count = portfolios.toLocaleString('en')
    return [
      atMost(`returns of ${count} portfolios drafted`, 15, draft.seconds, 's'),
      atMost(
        `${count} portfolios posted, from the second person's word`,
        60,
        post.seconds + booked.seconds,
        's',
      ),
      atMost(`their ${members.toLocaleString('en')} members told`, 120, told.seconds, 's'),
      atMost(`the same taken back`, 60, reversed.seconds, 's'),
    ]
  }, settings)
}

const Run = type({ id: string() })

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const begin = performance.now()
  const result = await work()
  return { result, seconds: Number(((performance.now() - begin) / 1000).toFixed(1)) }
}

type Desk = 'zainab' | 'tunde'
const tokenOf = (desk: Desk) => `returns-bench-${desk}`

const signIn = (client: pg.Client, desk: Desk) =>
  client.query(
    `INSERT INTO session (account_id, token_hash, created_at, last_seen_at, ends_at)
     VALUES ($1, $2, now(), now(), now() + interval '1 day')`,
    [operators[desk].operatorId, createHash('sha256').update(tokenOf(desk)).digest()],
  )

/** Two portfolios for each of the crowd, written past the ledger's functions as the crowd is. */
async function fillPlan(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO plan (name, product_type, currency, description, minimum_minor, state, created_at)
     VALUES ('Bench Pool', 'pool', 'NGN', '…', 1, 'open', now() - interval '3 years') RETURNING id`,
  )
  const planId = rows[0]?.id
  if (planId === undefined) throw new Error('no plan')
  await client.query('SET session_replication_role = replica')
  const each = portfolios / members
  await client.query(
    `INSERT INTO portfolio (member_id, plan_id, currency, status, promised_minor, at_maturity, created_at)
     SELECT a.id, $1, 'NGN', 'active', 0, 'pay_out', now() - interval '3 years'
       FROM account a, generate_series(1, $2::int) WHERE ${isOfCrowd('a.email_key')}`,
    [planId, each],
  )
  await client.query(
    `CREATE TEMP TABLE held AS
     SELECT id, row_number() OVER (ORDER BY id) AS n, 10000 + (row_number() OVER (ORDER BY id)) % 997 AS minor
       FROM portfolio WHERE plan_id = $1`,
    [planId],
  )
  await client.query(
    `INSERT INTO ledger.account (kind, holder, currency, balance, version, floor)
     SELECT 'portfolio', id::text, 'NGN', minor * $1::int, $1::int, 0 FROM held
      UNION ALL SELECT 'bank', 'returns bench', 'NGN', -sum(minor) * $1::int, count(*) * $1::int, NULL FROM held`,
    [entriesEach],
  )
  await client.query(
    `WITH moved AS (
       INSERT INTO ledger.transfer (scope, key, request_hash, kind, meta, event_at, created_at)
       SELECT 'returns bench', held.id || ':' || e, '\\x00', 'transfer-contribution',
              jsonb_build_object('reference', 'bench', 'portfolio', held.id),
              now() - (e * interval '30 days') - interval '40 days', now() - (e * interval '30 days') - interval '40 days'
         FROM generate_series(1, $1::int) e, held RETURNING id, key, event_at AS at
     ), placed AS (
       SELECT m.id, m.at, h.minor, h.id AS portfolio, split_part(m.key, ':', 2)::int AS entry,
              sum(h.minor) OVER (ORDER BY m.id) AS sum, row_number() OVER (ORDER BY m.id) AS turn
         FROM moved m JOIN held h ON h.id::text = split_part(m.key, ':', 1)
     )
     INSERT INTO ledger.posting (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, role, posted_at)
     SELECT p.id, 1, b.id, 'NGN', -p.minor, -p.sum, p.turn, 'transfer-contribution', 'contribution'::ledger.posting_role, p.at
       FROM placed p, ledger.account b WHERE b.kind = 'bank' AND b.holder = 'returns bench'
      UNION ALL
     SELECT p.id, 2, a.id, 'NGN', p.minor, p.minor * p.entry, p.entry, 'transfer-contribution', 'contribution'::ledger.posting_role, p.at
       FROM placed p JOIN ledger.account a ON a.address = 'portfolio:' || p.portfolio || ':NGN'`,
    [entriesEach],
  )
  await client.query('SET session_replication_role = origin')
  return planId
}

const callTo =
  (port: number) =>
  async (by: Desk, path: string, body?: object): Promise<Response> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/operator/returns/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokenOf(by)}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) {
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    }
    return response
  }

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const most = performance.now() + 600_000
  while (!(await isSo())) {
    if (performance.now() > most) throw new Error(`${what}: not within ten minutes`)
    await setTimeout(100)
  }
}

const untilStatus = (client: pg.Client, id: string, status: string) =>
  until(status, async () => {
    const { rowCount } = await client.query(
      'SELECT FROM returns_run WHERE id = $1 AND status = $2',
      [id, status],
    )
    return rowCount === 1
  })

const untilTold = (client: pg.Client, id: string) =>
  until('told', async () => {
    const { rowCount } = await client.query(
      'SELECT FROM returns_run WHERE id = $1 AND told_at IS NOT NULL',
      [id],
    )
    return rowCount === 1
  })

async function requireShared(client: pg.Client, id: string): Promise<void> {
  const { rows } = await client.query<{ shares: number; minor: string }>(
    `SELECT count(DISTINCT a.id)::int AS shares, sum(p.amount)::text AS minor
       FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id
       JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'portfolio' WHERE t.returns_id = $1`,
    [id],
  )
  const found = rows[0]
  const expected = String(Math.round((total - fee) * 100))
  if (found?.shares !== portfolios || found.minor !== expected) {
    throw new Error(`shared ${JSON.stringify(found)}`)
  }
}
