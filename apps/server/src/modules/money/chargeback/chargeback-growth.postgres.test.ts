// Those of one status are found by it, however many others there are.
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { rowsReadBy } from '#test/databases/rows-read-by.ts'
import { readChargebacks } from './read-chargebacks.ts'

const open = 20_000
const lost = 3_000

it('reads a page of those that are lost, and none that are open', {
  timeout: patience(120_000),
}, async () => {
  await using server = await openDemoClub()
  await server.db.query({
    text: `
      INSERT INTO chargeback (dispute_id, currency, amount_minor, fee_minor, status, decided_at, is_booked, reason,
                              opened_at, created_at)
      SELECT 'grown-' || n, 'NGN', 100, 0, status, decided_at, false, '', now() + n * interval '1 second', now()
        FROM (VALUES ('open', NULL::timestamptz, ${open}), ('lost', now(), ${lost})) x (status, decided_at, many)
        CROSS JOIN LATERAL generate_series(many + 1, 2 * many) n`,
  })
  await server.asOwner(owner => owner.query({ text: 'VACUUM ANALYZE chargeback' }))
  await server.db.transaction(async tx => {
    const read = () => readChargebacks(tx, { status: 'lost' })
    const { items } = await read()
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['lost']))
    // Each of the page is found, and then looked up.
    expect(await rowsReadBy(tx, 'chargeback', read)).toBeLessThan(4 * items.length)
  })
})
