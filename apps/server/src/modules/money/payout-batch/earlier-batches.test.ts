// Withdrawals named batches before there were any: the migration makes them from what is in them.
import { readFileSync } from 'node:fs'
import { demoId } from '@kinfold/personas/demo-id'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPayingOutClub, type PayingOutClub } from '#test/clubs/paying-out.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'
import { payoutBatch } from '../withdrawal/payout-batch.tables.ts'

let club: PayingOutClub
beforeAll(async () => {
  club = await openPayingOutClub()
})
afterAll(() => club[Symbol.asyncDispose]())

const file = new URL('../../../../drizzle/0037_payout_batches.sql', import.meta.url)

async function migrateAgain(): Promise<void> {
  const sql = readFileSync(file, 'utf8')
  const again = sql.slice(sql.indexOf('INSERT INTO "payout_batch"'))
  const statements = [
    `ALTER TABLE withdrawal DROP CONSTRAINT withdrawal_in_a_batch,
       DROP CONSTRAINT withdrawal_batch_id_payout_batch_id_fk`,
    'DROP INDEX withdrawal_batch',
    'DELETE FROM payout_batch',
    ...again.split(/;\s*$/m).filter(text => text.trim() !== ''),
  ]
  await club.server.asOwner(async owner => {
    for (const text of statements) await owner.query({ text })
  })
}

const read = () => club.server.db.orm.select().from(payoutBatch)

it('are the batches of a club that has some: those that are open have to be released by a second person', async () => {
  const before = new Map((await read()).map(row => [row.id, row]))
  const named = { text: 'SELECT id, batch_id, status FROM withdrawal ORDER BY id' }
  const withdrawals = await club.server.db.query(named)
  await migrateAgain()
  expect(await club.server.db.query(named)).toEqual(withdrawals)
  const after = await read()
  expect(after.length).toBe(before.size)
  for (const { id, currency, totalMinor, withdrawals, status, dueOn: _ } of after) {
    const was = before.get(id)
    const expected = was?.status === 'released' ? 'prepared' : was?.status
    expect({ currency, totalMinor, withdrawals, status }).toEqual({
      currency: was?.currency,
      totalMinor: was?.totalMinor,
      withdrawals: was?.withdrawals,
      status: expected,
    })
  }
  const { db, parts } = club.server
  const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
  expect(Object.fromEntries(findings)).toEqual({})
  const open = demoId('batch', '2026-06 NGN')
  expect((await club.release(open, 'tunde')).code).toBe('second_person_needed')
  expect((await club.release(open)).status).toBe(200)
})

it('was released by a server, or a second person still has to', async () => {
  const { id, items } = await club.released([1_000])
  const second = await club.released([1_001])
  const carry = readFileSync(
    new URL('../../../../drizzle/0045_payout_stops.sql', import.meta.url),
    'utf8',
  )
    .split(/;\s*$/m)
    .find(text => text.includes('UPDATE "payout_batch"'))
  await club.server.asOwner(async owner => {
    const by = { text: 'ALTER TABLE payout_batch DROP CONSTRAINT payout_batch_released_file' }
    await owner.query(by)
    await owner.query({
      text: 'UPDATE payout_batch SET file_hash = NULL WHERE id = $1',
      values: [id],
    })
    await owner.query({ text: carry ?? '' })
  })
  expect((await club.batch(second.id)).batch.status).toBe('released')
  expect((await club.batch(id)).batch).toMatchObject({ status: 'prepared', released_by: null })
  expect((await club.release(id)).status).toBe(200)
  expect(await club.statuses(id)).toEqual({ [items[0] ?? '']: 'in_batch' })
})
