// A receipt that thousands of transfers came with costs the desk as much as one that a few did.
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { rowsReadBy } from '#test/databases/rows-read-by.ts'
import { readOfReceipt } from './read-lookalikes.ts'

const copies = 5_000

it('reads some of the transfers that came with the same receipt', {
  timeout: patience(120_000),
}, async () => {
  await using server = await openDemoClub()
  const { db } = server
  const [shared] = await db.query<{ own: string; other: string }>({
    text: `SELECT p.id AS own, other.id AS other
             FROM payment p JOIN stored_file own ON own.id = p.receipt_file_id
             JOIN stored_file other ON other.sent_hash = own.sent_hash AND other.id <> own.id
             JOIN payment o ON o.receipt_file_id = other.id LIMIT 1`,
  })
  if (shared === undefined) throw new Error('the demo club has no receipt that came twice')
  const [one, ...none] = await readOfReceipt(db, shared.own)
  expect(none).toEqual([])
  await db.query({
    text: `INSERT INTO payment
           SELECT copy.* FROM payment p CROSS JOIN generate_series(1, ${copies}) n
            CROSS JOIN LATERAL jsonb_populate_record(p, jsonb_build_object(
              'id', gen_random_uuid(), 'reference', 'KF-' || n, 'quote_id', NULL)) AS copy
            WHERE p.receipt_file_id = $1`,
    values: [shared.other],
  })
  await server.asOwner(owner => owner.query({ text: 'ANALYZE' }))
  await db.transaction(async tx => {
    const read = () => readOfReceipt(tx, shared.own)
    const found = await read()
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set([one?.name]))
    expect(found).toHaveLength(6)
    expect(await rowsReadBy(tx, 'payment', read)).toBeLessThan(200)
  })
})
