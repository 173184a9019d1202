// Ten thousand approved withdrawals, over HTTP: prepared in batches, released, filed and settled, one in ten failed.
import { createHash, randomUUID } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import { mostInBatch } from '@kinfold/contract/operator/payout-batch/prepare-payout-batch'
import { operators } from '@kinfold/personas/operators/operators'
import type pg from 'pg'
import { array, create, string, type } from 'superstruct'
import { urlOf } from '#test/databases/prepare-postgres.ts'
import type { Database } from '../src/db/database.ts'
import { openPostgres } from '../src/db/open-postgres.ts'
import { moneyAttempts } from '../src/ledger/money-attempts.ts'
import { post } from '../src/ledger/post.ts'
import { approveWithdrawal } from '../src/ledger/recipes/approve-withdrawal.ts'
import { reserveWithdrawal } from '../src/ledger/recipes/reserve-withdrawal.ts'
import { reserve } from '../src/ledger/reserve.ts'
import { createReference } from '../src/modules/money/payment/create-reference.ts'
import { withdrawal } from '../src/modules/money/withdrawal/withdrawal.tables.ts'
import { atMost, type Figure } from './figure.ts'
import { addMembers, isOfCrowd } from './many-members.ts'
import { withClub } from './with-club.ts'

const members = 500
const withdrawals = 10_000
const amount = money('NGN', 500n)
const fee = money('NGN', 0n)

type Call = (by: Desk, method: 'GET' | 'POST', path: string, body?: object) => Promise<Response>
type Desk = 'tunde' | 'uche'

export async function bench(): Promise<Figure[]> {
  const settings = ['max_connections=100', 'shared_buffers=256MB']
  return withClub(async ({ server, client, clusterUrl, ownerUrl }) => {
    await addMembers({ ownerUrl, client }, members, 'approved')
    for (const desk of ['tunde', 'uche'] as const) await signIn(client, desk)
    const db = openPostgres({ url: urlOf(clusterUrl, 'kinfold_bench'), poolSize: 8 })
    try {
      await approveAll(db)
    } finally {
      await db.close()
    }
    await client.query('VACUUM ANALYZE')
    const call = callTo(server.port)
    const begin = performance.now()
    for (const ids of await readIds(client)) await payOut(call, ids)
    const seconds = (performance.now() - begin) / 1000
    await requirePaid(client)
    const what = `${withdrawals.toLocaleString('en')} withdrawals batched, filed and settled`
    return [atMost(what, 60, Number(seconds.toFixed(1)), 's')]
  }, settings)
}

const tokenOf = (desk: Desk) => `payouts-bench-${desk}`

const signIn = (client: pg.Client, desk: Desk) =>
  client.query(
    `INSERT INTO session (account_id, token_hash, created_at, last_seen_at, ends_at)
     VALUES ($1, $2, now(), now(), now() + interval '1 day')`,
    [operators[desk].operatorId, createHash('sha256').update(tokenOf(desk)).digest()],
  )

/** Each of the crowd has asked for some, and all were approved. */
async function approveAll(db: Database): Promise<void> {
  const wallets = await db.query<{ id: string; member: string }>({
    text: `SELECT wallet.id, wallet.member_id AS member FROM wallet JOIN account a ON a.id = wallet.member_id
            WHERE ${isOfCrowd('a.email_key')} AND wallet.currency = 'NGN'`,
  })
  let left = withdrawals
  const approveOneByOne = async () => {
    while (left > 0) {
      left -= 1
      const from = wallets[left % wallets.length]
      if (from !== undefined) await approve(db, from)
    }
  }
  await Promise.all(Array.from({ length: 8 }, approveOneByOne))
}

async function approve(db: Database, from: { id: string; member: string }): Promise<void> {
  const id = randomUUID()
  const { member } = from
  const hold = moneyAttempts.withdrawalHold(id)
  const { holdId } = await reserve(db, reserveWithdrawal({ attempt: hold, member, amount, fee }))
  const attempt = moneyAttempts.withdrawal(id)
  const of = { attempt, member, withdrawal: id, hold: holdId, amount, fee }
  await post(db, approveWithdrawal(of))
  const now = new Date()
  await db.orm.insert(withdrawal).values({
    id,
    walletId: from.id,
    currency: 'NGN',
    amountMinor: amount.minor,
    status: 'approved',
    reference: createReference(),
    holdId,
    leftWalletAt: now,
    accountCheck: 'not_needed',
    bankName: 'Guaranty Trust Bank',
    accountName: 'BELLO DAYO ADEKUNLE',
    accountNumber: '0123456789',
    bankCode: '058',
    payBy: now.toISOString().slice(0, 10),
    requestedAt: now,
    decidedAt: now,
    decidedBy: operators.tunde.operatorId,
  })
}

async function readIds(client: pg.Client): Promise<string[][]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT w.id FROM withdrawal w WHERE w.status = 'approved' AND w.amount_minor = $1 ORDER BY w.requested_at`,
    [amount.minor],
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length !== withdrawals) throw new Error(`${ids.length} withdrawals are approved`)
  return Array.from({ length: withdrawals / mostInBatch }, (_, batch) =>
    ids.slice(batch * mostInBatch, (batch + 1) * mostInBatch),
  )
}

const callTo =
  (port: number): Call =>
  async (by, method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/operator/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokenOf(by)}`,
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response
  }

const Batch = type({ id: string() })
const Detail = type({ withdrawals: array(type({ withdrawal: type({ id: string() }) })) })

async function payOut(call: Call, ids: readonly string[]): Promise<void> {
  const wanted = { currency: 'NGN', withdrawal_ids: ids }
  const prepared = await call('tunde', 'POST', 'payout-batch/prepare', wanted)
  const { id } = create(await prepared.json(), Batch)
  await call('uche', 'POST', `payout-batch/release/${id}`, { seen: 'prepared' })
  const file = await (await call('uche', 'GET', `payout-batch/csv/${id}`)).text()
  if (file.split('\r\n').length !== ids.length + 2) throw new Error('the file lacks payouts')
  const detail = create(await (await call('uche', 'GET', `payout-batch/${id}`)).json(), Detail)
  const outcomes = detail.withdrawals.map(({ withdrawal: { id: withdrawal_id } }, place) =>
    place % 10 === 0
      ? { withdrawal_id, outcome: 'failed', reason: 'The account is closed.' }
      : { withdrawal_id, outcome: 'paid' },
  )
  await call('uche', 'POST', `payout-batch/settle/${id}`, { seen: 'released', outcomes })
}

async function requirePaid(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ status: string; count: number }>(
    `SELECT status, count(*)::int AS count FROM withdrawal WHERE amount_minor = $1 GROUP BY status ORDER BY status`,
    [amount.minor],
  )
  const found = JSON.stringify(Object.fromEntries(rows.map(({ status, count }) => [status, count])))
  const expected = JSON.stringify({ failed: withdrawals / 10, paid: (withdrawals * 9) / 10 })
  if (found !== expected) throw new Error(`the withdrawals ended as ${found}`)
}
