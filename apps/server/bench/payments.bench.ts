// A contribution from the wallet over HTTP, with token, idempotency key and notification, beside a bare route that
// sends as many statements over the same pool: what is left is what the club's own work costs. `docs/adr/0025` says why it
// isn't compared with pgbench.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type ChildServer, startChild } from './child-server.ts'
import { atLeast, atMost, type Figure, median } from './figure.ts'
import { load, loadInPart, postRequest } from './load.ts'
import { addMembers, isOfCrowd } from './many-members.ts'
import { untilSealed } from './until-sealed.ts'
import { withClub } from './with-club.ts'

const members = 500
const connections = 16
const seconds = 4
const rounds = 3

export async function bench(): Promise<Figure[]> {
  const settings = ['max_connections=100', 'shared_buffers=256MB']
  return withClub(async ({ server, client, clusterUrl, ownerUrl }) => {
    const tokens = await addMembers({ ownerUrl, client }, members, 'approved')
    // A club that runs has no such backlog.
    await untilSealed(client)
    const payers = await openPortfolios(client, tokens)
    const pay = (turn: number) => contribution(payers[turn % payers.length])
    const bare = await startChild('bare-payment-server.ts', { DATABASE_URL: clusterUrl })
    try {
      return [await ofBare(server, bare, pay), ...(await p99s(server, bare, pay))]
    } finally {
      await bare.stop()
    }
  }, settings)
}

type Payer = { readonly token: string; readonly portfolio: string }

/** One for each of the crowd, in a plan without an end. */
async function openPortfolios(client: pg.Client, tokens: readonly string[]): Promise<Payer[]> {
  const { rows } = await client.query<{ n: number; portfolio: string }>(
    `WITH payer AS (
       SELECT a.id, row_number() OVER (ORDER BY a.email_key)::int AS n
         FROM account a WHERE ${isOfCrowd('a.email_key')}
     ), opened AS (
       INSERT INTO portfolio (member_id, plan_id, currency, status, promised_minor, at_maturity, started_on, created_at)
       SELECT payer.id, plan.id, 'NGN', 'active', 0, 'pay_out', current_date, now()
         FROM payer, (SELECT id FROM plan WHERE currency = 'NGN' AND state = 'open' AND tenor_months IS NULL LIMIT 1) plan
       RETURNING id, member_id
     )
     SELECT payer.n, opened.id AS portfolio FROM opened JOIN payer ON payer.id = opened.member_id`,
  )
  return rows.map(({ n, portfolio }) => ({ token: tokens[n - 1] ?? '', portfolio }))
}

function contribution(payer: Payer | undefined): string {
  if (payer === undefined) throw new RangeError('nobody is there to pay')
  const body = JSON.stringify({
    amount: 0.01,
    gateway: 'wallet',
    target_wallet: 'NGN',
    again: true,
  })
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

const bareRequest = postRequest('/', {})

/** In turns, so that a busy moment hits both; the first round warms up. */
async function ofBare(server: ChildServer, bare: ChildServer, pay: Pay): Promise<Figure> {
  const paid: number[] = []
  const shares: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const below = await rate(bare, bareRequest)
    const own = await rate(server, pay)
    if (round === 0) continue
    paid.push(own)
    shares.push((100 * own) / below)
  }
  const perSecond = Math.round(median(paid))
  const name = `wallet payment over HTTP (${perSecond}/s) of a bare route with its statements`
  return atLeast(name, 15, Math.round(median(shares)), '%')
}

async function rate({ port }: ChildServer, request: string | Pay): Promise<number> {
  const { perSecond, statuses } = await load({ port, request, connections, seconds })
  requirePaid(statuses)
  return perSecond
}

function requirePaid(statuses: Readonly<Record<string, number>>): void {
  const others = Object.keys(statuses).filter(status => status !== '200')
  if (others.length > 0) throw new Error(`payments were answered ${others.join(', ')}`)
}

async function p99s(server: ChildServer, bare: ChildServer, pay: Pay): Promise<Figure[]> {
  const of = async ({ port }: ChildServer, request: string | Pay) => {
    const part = await loadInPart({ port, request, seconds })
    requirePaid(part.statuses)
    return Number(part.p99.toFixed(1))
  }
  const below = await of(bare, bareRequest)
  const own = await of(server, pay)
  return [atMost(`wallet payment, p99 at 70 % load (bare route ${below} ms)`, 75, own, 'ms')]
}
