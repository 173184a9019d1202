// A bank statement of 10,000 lines, each of which confirms a transfer, and what everybody else notices of it.
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Statement } from '@kinfold/contract/operator/statement/statement'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import type pg from 'pg'
import { create } from 'superstruct'
import { ofxFile, type WantedLine } from '#test/desks/bank-files.ts'
import { formOf } from '#test/servers/form-of.ts'
import type { ChildServer } from './child-server.ts'
import { atMost, type Figure } from './figure.ts'
import { othersDuring } from './others-during.ts'
import { withClub } from './with-club.ts'

const lines = 10_000
const day = '2026-01-15'
const tokens = { operator: 'statement-operator-session', member: 'statement-member-session' }

export async function bench(): Promise<Figure[]> {
  return withClub(async ({ server, client }) => {
    await signIn(client, operators.tunde.email, tokens.operator)
    await signIn(client, people.efe.customer.email, tokens.member)
    const account = await announce(client)
    const bytes = Buffer.from(ofxFile({ ...account, openingMinor: 0n, lines: linesOf() }, 2))
    const alone = await othersDuring(server.port, tokens.member, () => setTimeout(3000))
    const read = await othersDuring(server.port, tokens.member, () =>
      send(server, account.id, bytes),
    )
    const suggested = await client.query(
      `SELECT FROM statement_line WHERE because = ARRAY['reference', 'amount', 'sender']`,
    )
    if (suggested.rowCount !== lines)
      throw new Error(`only ${suggested.rowCount} lines are matched`)
    const before = await countBooked(client)
    const booked = await othersDuring(server.port, tokens.member, () => setTimeout(10_000))
    const perSecond = Math.round(((await countBooked(client)) - before) / booked.seconds)
    const aloneMs = alone.p99.toFixed(1)
    const rounded = (figure: number) => Number(figure.toFixed(1))
    return [
      atMost(`${lines} lines of a statement read and matched`, 5, rounded(read.seconds), 's'),
      atMost(`meanwhile other answers, p99 (alone ${aloneMs} ms)`, 20, rounded(read.p99), 'ms'),
      atMost(
        `while they are booked (${perSecond}/s) other answers, p99`,
        20,
        rounded(booked.p99),
        'ms',
      ),
    ]
  })
}

async function signIn(client: pg.Client, email: string, token: string): Promise<void> {
  await client.query(
    `INSERT INTO session (account_id, token_hash, created_at, last_seen_at, ends_at)
     SELECT id, $2, now(), now(), now() + interval '1 day' FROM account WHERE email = $1`,
    [email, createHash('sha256').update(token).digest()],
  )
}

const codeOf = (index: number) =>
  `KF-${index.toString(8).padStart(8, '0').replaceAll('0', '8').replaceAll('1', '9')}`

const linesOf = (): WantedLine[] =>
  Array.from({ length: lines }, (_, index) => ({
    bookedOn: day,
    minor: BigInt(100_000 + index),
    bankId: `FT${index}`,
    reference: `000014${index}`,
    sender: `${people.dayo.customer.last_name} ${people.dayo.customer.first_name}`,
    text: `NIP TRANSFER ${codeOf(index)}`,
  }))

/** As many transfers on their way to the club's account as the statement has. */
async function announce(client: pg.Client) {
  await client.query(
    `INSERT INTO payment (member_id, purpose, gateway, status, currency, amount_minor, paid_currency, fee_minor, total_minor, reference, wallet_id, created_at)
     SELECT w.member_id, 'deposit', 'bank', 'pending_confirmation', 'NGN', c.minor, 'NGN', 0, c.minor, c.reference, w.id, $4::timestamptz
       FROM unnest($1::text[], $2::bigint[]) AS c (reference, minor), wallet w
      WHERE w.member_id = $3 AND w.currency = 'NGN'`,
    [
      linesOf().map((_, index) => codeOf(index)),
      linesOf().map(({ minor }) => minor),
      people.dayo.customer.id,
      `${day}T08:00:00Z`,
    ],
  )
  await client.query('ANALYZE payment')
  const { rows } = await client.query<{ id: string; account: string }>(
    `SELECT id, account_number AS account FROM club_bank_account WHERE currency = 'NGN' ORDER BY position LIMIT 1`,
  )
  const [found] = rows
  if (found === undefined) throw new Error('the club has no bank account')
  await client.query('DELETE FROM statement_line')
  await client.query('DELETE FROM bank_statement')
  return { ...found, currency: 'NGN' }
}

async function send({ port }: ChildServer, bank_account_id: string, bytes: Buffer): Promise<void> {
  const form = await formOf({ name: 'month.ofx', bytes }, { bank_account_id })
  const response = await fetch(`http://127.0.0.1:${port}/api/operator/statement/upload`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${tokens.operator}` },
    body: new Uint8Array(form.body),
  })
  const answer: unknown = await response.json()
  if (response.status !== 200) throw new Error(JSON.stringify(answer))
  if (create(answer, Statement).lines !== lines) throw new Error('lines are missing')
}

const countBooked = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ booked: number }>(
    `SELECT count(*)::int AS booked FROM statement_line WHERE state = 'matched'`,
  )
  return rows[0]?.booked ?? 0
}
