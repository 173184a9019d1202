// Only its words told which charge of a provider had been kept: the migration names those that are one.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createEarlierDatabase } from '#test/databases/create-earlier-database.ts'
import { migrate } from '../../../db/migrate.ts'

it('keep their names, once each, and nothing else gets one', async () => {
  const db = await createEarlierDatabase('0096_what_returned_payouts_left')
  try {
    const expected = new Map<string, string | null>()
    const sum = async (
      words: string,
      charge: string | null,
      { cameBy = 'card', minor = 400 } = {},
    ) => {
      const [row] = await db.query<{ id: string }>({
        text: `INSERT INTO unmatched_money (currency, amount_minor, received_on, sender_name, bank_reference, came_by, state, created_at)
               VALUES ('NGN', $1, '2026-05-04', 'Somebody', $2, $3, 'open', clock_timestamp()) RETURNING id`,
        values: [minor, words, cameBy],
      })
      expected.set(row?.id ?? '', charge)
    }
    await sum('KF-1 ch_1', 'KF-1 ch_1')
    await sum('KF-2 4099260516', 'KF-2 4099260516', { cameBy: 'transfer' })
    await sum('a shop’s own 17', 'a shop’s own 17')
    // Told twice, as other amounts.
    await sum('KF-3 ch_3', 'KF-3 ch_3')
    await sum('KF-3 ch_3', null, { minor: 401 })
    await sum('KF-4 ch_4', null, { cameBy: 'bank' })
    for (const words of [
      `KF-5 refund ${randomUUID()}`,
      'KF-5 refund 50ab8edc',
      'KF-5 refund 50ab8edc (2)',
      'KF-5 returned',
      'KF-5 returned (2)',
      'KF-5 dispute dp_1',
      'KF-5 dispute DSP 1 (by hand, 2) (3)',
    ]) {
      await sum(words, null)
    }

    await migrate(db)
    const rows = await db.query<{ id: string; charge: string | null }>({
      text: 'SELECT id, charge FROM unmatched_money',
    })
    expect(new Map(rows.map(({ id, charge }) => [id, charge]))).toEqual(expected)
  } finally {
    await db.close()
  }
})
