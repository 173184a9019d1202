// Recurring contributions that are all due at once, worked off by three processes of which each is killed once.
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sparePort } from '@kinfold/test-support/network/spare-port'
import { startThrowAwayCluster } from '@kinfold/test-support/postgres/throw-away-cluster'
import pg from 'pg'
import { preparePostgres, urlOf } from '#test/databases/prepare-postgres.ts'
import { createEncryption } from '../src/security/encryption.ts'
import type { ChildServer } from './child-server.ts'
import { atMost, type Figure } from './figure.ts'
import { addMembers, isOfCrowd } from './many-members.ts'
import { startClub } from './start-club.ts'

/** A smaller number for a quick look; the figure is for all of them. */
const count = Number(process.env.BENCH_SUBSCRIPTIONS ?? 100_000)
const minutes = 15
const processes = 3
const secret = createHash('sha256').update('the bench').digest('hex')

export async function bench(): Promise<Figure[]> {
  const cluster = await startThrowAwayCluster(['max_connections=200', 'shared_buffers=256MB'])
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-recurring-'))
  const { url, migrationUrl } = await preparePostgres(cluster.url, 'kinfold_bench')
  const start = async () =>
    startClub({
      DATABASE_URL: url,
      MIGRATION_DATABASE_URL: migrationUrl,
      KINFOLD_DATA_DIR: folder,
      KINFOLD_SECRET: secret,
      INTERNAL_PORT: String(await sparePort()),
    })
  const client = new pg.Client({ connectionString: urlOf(cluster.url, 'kinfold_bench') })
  const running: ChildServer[] = []
  try {
    await (await start()).stop()
    await client.connect()
    await addMembers({ ownerUrl: migrationUrl, client }, count, 'light')
    await addSubscriptions(client)

    const started = performance.now()
    for (let turn = 0; turn < processes; turn += 1) running.push(await start())
    for (let turn = 0; turn < processes; turn += 1) {
      await untilCharged(client, ((turn + 1) * count) / (processes + 1))
      const victim = running.shift()
      if (victim !== undefined) process.kill(victim.pid, 'SIGKILL')
      running.push(await start())
    }
    await untilCharged(client, count)
    const seconds = (performance.now() - started) / 1000
    return [
      atMost(
        `${count} due recurring contributions, three processes`,
        minutes * 60,
        round(seconds),
        's',
      ),
      atMost(
        'of them charged twice, or not as booked, after kill -9 of each',
        0,
        await wrong(client),
        '',
      ),
    ]
  } finally {
    for (const server of running) await server.stop()
    await client.end()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const round = (seconds: number) => Math.round(seconds * 10) / 10

/** One for each of the crowd, due yesterday, with a card that the sandbox's provider knows. */
async function addSubscriptions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ member: string; portfolio: string }>(
    `INSERT INTO portfolio (member_id, plan_id, currency, status, promised_minor, at_maturity, started_on, created_at)
     SELECT a.id, plan.id, 'NGN', 'active', 0, 'pay_out', current_date, now()
       FROM account a, (SELECT id FROM plan WHERE currency = 'NGN' AND state = 'open' AND tenor_months IS NULL LIMIT 1) plan
      WHERE ${isOfCrowd('a.email_key')}
     RETURNING id AS portfolio, member_id AS member`,
  )
  await client.query(
    `INSERT INTO sandbox_card SELECT 'card of ' || a.id, 'Visa', '4242', '2099-12-31', 'Bench', 'success', now()
       FROM account a WHERE ${isOfCrowd('a.email_key')}`,
  )
  const encryption = createEncryption(secret)
  for (let from = 0; from < rows.length; from += 5_000) {
    const some = rows.slice(from, from + 5_000).map(({ member, portfolio }) => {
      const card = randomUUID()
      return {
        member,
        portfolio,
        card,
        ...encryption.encrypt(`card of ${member}`, `card ${card} of ${member}`),
      }
    })
    await client.query(
      `WITH kept AS (
         INSERT INTO saved_card (id, member_id, provider, key_id, sealed, brand, last4, expires_on, created_at)
         SELECT c, m, 'sandbox', $4, e, 'Visa', '4242', '2099-12-31', now()
           FROM unnest($1::uuid[], $2::uuid[], $3::bytea[]) AS k (c, m, e)
       )
       INSERT INTO subscription (portfolio_id, currency, paid_currency, amount_minor, interval, gateway, status,
              anchor_day, period_on, next_charge_on, card_id, created_at)
       SELECT p, 'NGN', 'NGN', 100000, 'monthly', 'card', 'active', extract(day FROM current_date - 1)::int,
              current_date - 1, current_date - 1, c, now()
         FROM unnest($1::uuid[], $5::uuid[]) AS s (c, p)`,
      [
        some.map(({ card }) => card),
        some.map(({ member }) => member),
        some.map(({ encrypted }) => encrypted),
        some[0]?.keyId,
        some.map(({ portfolio }) => portfolio),
      ],
    )
  }
  await client.query('VACUUM ANALYZE')
}

const charged = `FROM payment WHERE purpose = 'recurring' AND status = 'succeeded' AND period_on IS NOT NULL`

async function untilCharged(client: pg.Client, wanted: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n ${charged}`)
    if ((rows[0]?.n ?? 0) >= wanted) return
    await pause(500)
  }
}

/** Charges that the provider took and the books don't have once, the other way round, or twice for one period. */
async function wrong(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `WITH booked AS (
       SELECT p.id, p.charge_id, p.subscription_id, p.period_on, count(t.id) AS times
         FROM payment p LEFT JOIN ledger.transfer t ON t.scope = 'payment' AND t.key = p.id::text
        WHERE p.purpose = 'recurring' AND p.status = 'succeeded' AND p.period_on IS NOT NULL
        GROUP BY p.id
     )
     SELECT (SELECT count(*) FROM booked FULL JOIN sandbox_card_charge c ON c.id::text = booked.charge_id
              WHERE booked.id IS NULL OR c.id IS NULL OR booked.times <> 1)
          + (SELECT count(*) - count(DISTINCT (subscription_id, period_on)) FROM booked) AS n`,
  )
  return Number(rows[0]?.n)
}
