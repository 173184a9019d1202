// Only its words told what a failed refund had left with the desk: the migration names what they can only have been.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createEarlierDatabase } from '#test/databases/create-earlier-database.ts'
import type { Database } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'

type Sum = {
  readonly words: string
  readonly minor?: bigint
  readonly currency?: string
  readonly cameBy?: string
  readonly at?: string
  /** Null where a person wrote it down by hand. */
  readonly meantFor?: string | null
}
type Refunded = {
  readonly id?: string
  readonly status?: string
  readonly way?: 'hand' | 'provider'
  readonly minor?: bigint
}

const then = '2026-05-04T10:00:00.123Z'
const later = '2026-05-04T10:00:00.124Z'

async function openEarlier(db: Database) {
  const [member, other] = [randomUUID(), randomUUID()]
  for (const of of [
    'payment DROP CONSTRAINT payment_member_id_member_id_fk',
    'unmatched_money DROP CONSTRAINT unmatched_money_meant_for_member_id_fk',
  ]) {
    await db.query({ text: `ALTER TABLE ${of}` })
  }
  let payments = 0
  const pay = async (gateway = 'bank') => {
    payments += 1
    const [id, reference] = [randomUUID(), `KF-${payments}`]
    await db.query({
      text: `INSERT INTO payment (id, member_id, purpose, gateway, status, currency, amount_minor, paid_currency, fee_minor,
               total_minor, reference, created_at)
             VALUES ($1, $2, 'deposit', $3, 'succeeded', 'NGN', 1000, 'NGN', 0, 1000, $4, now())`,
      values: [id, member, gateway, reference],
    })
    return { id, reference }
  }
  const refund = async (
    payment: string,
    { id = randomUUID(), status = 'failed', way = 'hand', minor = 400n }: Refunded = {},
  ) => {
    await db.query({
      text: `INSERT INTO refund (id, payment_id, amount_minor, fee_minor, returns_fee, way, status, reason, created_at, settled_at)
             VALUES ($1, $2, $3, 0, false, $4, $5, 'Paid twice.', $6, $6)`,
      values: [id, payment, minor, way, status, then],
    })
    return id
  }
  const sum = async ({ words, meantFor = member, ...of }: Sum) => {
    const { minor = 400n, currency = 'NGN', cameBy = 'bank', at = then } = of
    const [row] = await db.query<{ id: string }>({
      text: `INSERT INTO unmatched_money (currency, amount_minor, received_on, sender_name, bank_reference, came_by, state, meant_for, created_at)
             VALUES ($1, $2, '2026-05-04', 'Somebody', $3, $4, 'open', $5, $6) RETURNING id`,
      values: [currency, minor, words, cameBy, meantFor, at],
    })
    return row?.id ?? ''
  }
  return { other, pay, refund, sum }
}

const short = (reference: string, id: string) => `${reference} refund ${id.slice(0, 8)}`
const alike = (last: number) => `50ab8edc-0000-4000-8000-00000000000${last}`

it('name what they left as far as nothing else can be meant', async () => {
  const db = await createEarlierDatabase('0094_other_words_with_two_payouts')
  try {
    const { other, pay, refund, sum } = await openEarlier(db)
    /** Which sum each refund is to name; null where none is sure. */
    const expected = new Map<string, string | null>()
    const found = async (of: Partial<Sum>, whole: boolean, is: Refunded = {}) => {
      const { id, reference } = await pay(is.way === 'provider' ? 'card' : 'bank')
      const refunded = await refund(id, is)
      const words = whole ? `${reference} refund ${refunded}` : short(reference, refunded)
      return { refunded, left: await sum({ ...of, words: `${words}${of.words ?? ''}` }) }
    }
    for (const whole of [true, false]) {
      for (const [of, is] of [
        [{}],
        [{ words: ' (2)' }],
        [{ minor: 150n }],
        [{ cameBy: 'card' }, { way: 'provider' }],
      ] as const) {
        const { refunded, left } = await found(of, whole, is)
        expected.set(refunded, left)
      }
      for (const [of, is] of [
        [{ meantFor: null }],
        [{ meantFor: other }],
        [{ at: later }],
        [{ minor: 401n }],
        [{ currency: 'USD' }],
        [{ cameBy: 'card' }],
        [{}, { way: 'provider' }],
        [{}, { status: 'sent' }],
        [{}, { status: 'paid' }],
        [{ words: ' again' }],
      ] as const) {
        const { refunded } = await found(of, whole, is)
        expected.set(refunded, null)
      }
    }
    // Written down by hand first, and so without a number.
    const numbered = await pay()
    const third = await refund(numbered.id)
    await sum({ words: short(numbered.reference, third), meantFor: null })
    expected.set(third, await sum({ words: `${short(numbered.reference, third)} (2)` }))
    // Two that begin alike, at one moment: the whole id tells them apart, its beginning doesn’t.
    for (const [at, words] of [
      [1, short],
      [3, (reference: string, id: string) => `${reference} refund ${id}`],
    ] as const) {
      const { id, reference } = await pay()
      const [one, two] = [
        await refund(id, { id: alike(at) }),
        await refund(id, { id: alike(at + 1) }),
      ]
      const left = await sum({ words: words(reference, one) })
      expected.set(one, at === 1 ? null : left)
      expected.set(two, null)
    }
    // Two sums of one refund.
    const twice = await pay()
    const fourth = await refund(twice.id)
    await sum({ words: short(twice.reference, fourth) })
    await sum({ words: `${short(twice.reference, fourth)} (2)`, minor: 150n })
    expected.set(fourth, null)

    await migrate(db)
    const rows = await db.query<{ id: string; left: string | null }>({
      text: 'SELECT id, unmatched_id AS left FROM refund',
    })
    expect(new Map(rows.map(({ id, left }) => [id, left]))).toEqual(expected)
  } finally {
    await db.close()
  }
})
