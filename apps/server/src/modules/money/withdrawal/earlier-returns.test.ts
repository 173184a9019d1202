// Only its words told what a returned payout had left with the desk: the migration names what they can only have been.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createEarlierDatabase } from '#test/databases/create-earlier-database.ts'
import { migrate } from '../../../db/migrate.ts'

const then = '2026-05-04T10:00:00.123Z'
const later = '2026-05-04T10:00:00.124Z'

type Sum = {
  readonly words?: string
  readonly minor?: bigint
  readonly currency?: string
  readonly cameBy?: string
  readonly at?: string
  /** Null where a person wrote it down by hand. */
  readonly meantFor?: string | null
}
type Returned = { readonly status?: string; readonly through?: 'file' | 'provider' }

it('name what they left as far as nothing else can be meant', async () => {
  const db = await createEarlierDatabase('0095_what_failed_refunds_left')
  try {
    for (const of of [
      'wallet DROP CONSTRAINT wallet_member_id_member_id_fk',
      'unmatched_money DROP CONSTRAINT unmatched_money_meant_for_member_id_fk',
      'payout_batch DROP CONSTRAINT payout_batch_prepared_by_account_id_fk',
      'payout_batch DROP CONSTRAINT payout_batch_released',
      'payout_batch DROP CONSTRAINT payout_batch_settled',
    ]) {
      await db.query({ text: `ALTER TABLE ${of}` })
    }
    const [member, other, wallet] = [randomUUID(), randomUUID(), randomUUID()]
    await db.query({
      text: `INSERT INTO wallet (id, member_id, currency) VALUES ($1, $2, 'NGN')`,
      values: [wallet, member],
    })
    let payouts = 0
    const payout = async ({ status = 'returned', through = 'file' }: Returned) => {
      payouts += 1
      const [id, batch, reference] = [randomUUID(), randomUUID(), `KF-${payouts}`]
      await db.query({
        text: `INSERT INTO payout_batch (id, reference, currency, status, paid_through, file_format, withdrawals, total_minor, due_on, prepared_by, prepared_at)
               VALUES ($1, $2, 'NGN', 'settled', $3, CASE $3 WHEN 'file' THEN 'standard' END, 1, 400, '2026-05-04', $4, now())`,
        values: [batch, `PB-${payouts}`, through, other],
      })
      await db.query({
        text: `INSERT INTO withdrawal (id, wallet_id, currency, amount_minor, status, reference, account_check, bank_name,
                 account_name, account_number, pay_by, batch_id, requested_at, returned_at)
               VALUES ($1, $2, 'NGN', 400, $3, $4, 'not_needed', 'Bank', 'Somebody', '1', '2026-05-04', $5, $6, $6)`,
        values: [id, wallet, status, reference, batch, then],
      })
      return { id, reference }
    }
    const sum = async ({ words = '', meantFor = member, ...of }: Sum) => {
      const { minor = 400n, currency = 'NGN', cameBy = 'bank', at = then } = of
      const [row] = await db.query<{ id: string }>({
        text: `INSERT INTO unmatched_money (currency, amount_minor, received_on, sender_name, bank_reference, came_by, state, meant_for, created_at)
               VALUES ($1, $2, '2026-05-04', 'Somebody', $3, $4, 'open', $5, $6) RETURNING id`,
        values: [currency, minor, words, cameBy, meantFor, at],
      })
      return row?.id ?? ''
    }
    /** Which sum each payout is to name; null where none is sure. */
    const expected = new Map<string, string | null>()
    const left = async (of: Sum, is: Returned = {}) => {
      const { id, reference } = await payout(is)
      return { id, sum: await sum({ ...of, words: `${reference} returned${of.words ?? ''}` }) }
    }
    for (const [of, is] of [
      [{}],
      [{ words: ' (2)' }],
      [{ minor: 150n }],
      [{ cameBy: 'transfer' }, { through: 'provider' }],
    ] as const) {
      const found = await left(of, is)
      expected.set(found.id, found.sum)
    }
    for (const [of, is] of [
      [{ meantFor: null }],
      [{ meantFor: other }],
      [{ at: later }],
      [{ minor: 401n }],
      [{ currency: 'USD' }],
      [{ cameBy: 'transfer' }],
      [{}, { through: 'provider' }],
      [{}, { status: 'paid' }],
      [{ words: ' again' }],
    ] as const) {
      expected.set((await left(of, is)).id, null)
    }
    // Written down by hand first, and so without a number.
    const numbered = await payout({})
    await sum({ words: `${numbered.reference} returned`, meantFor: null })
    expected.set(numbered.id, await sum({ words: `${numbered.reference} returned (2)` }))
    // Two sums of one payout.
    const twice = await payout({})
    await sum({ words: `${twice.reference} returned` })
    await sum({ words: `${twice.reference} returned (2)`, minor: 150n })
    expected.set(twice.id, null)

    await migrate(db)
    const rows = await db.query<{ id: string; left: string | null }>({
      text: 'SELECT id, unmatched_id AS left FROM withdrawal',
    })
    expect(new Map(rows.map(({ id, left }) => [id, left]))).toEqual(expected)
  } finally {
    await db.close()
  }
})
