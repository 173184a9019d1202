// The server's own role appends to the log: an entry has to follow the last one, or no check would see it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appendTestEntry } from '#test/clubs/small-books.ts'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await appendTestEntry(db, 'first')
  await appendTestEntry(db, 'second')
})
afterAll(() => db.close())

/** A copy of the last entry with these changes. */
const append = (changes: object) =>
  db.query({
    text: `INSERT INTO audit_entry SELECT (jsonb_populate_record(e, $1::jsonb ||
             jsonb_build_object('id', gen_random_uuid(), 'previous_hash', coalesce($1::jsonb->'previous_hash', to_jsonb(e.hash))))).*
             FROM audit_entry e WHERE number = 2`,
    values: [JSON.stringify(changes)],
  })

it.each([
  ['-1', { number: -1 }],
  ['0', { number: 0 }],
  ['4', { number: 4 }],
  ['the last number there is', { number: '9223372036854775807' }],
])('refuses entry %s after entry 2', async (_, changes) => {
  await expect(append(changes)).rejects.toThrow('does not follow entry 2')
})

it('refuses one without the hash of the last entry', async () => {
  await expect(append({ number: 3, previous_hash: `\\x${'00'.repeat(32)}` })).rejects.toThrow(
    'does not follow',
  )
})

it.each(['infinity', '-infinity', '0001-01-01', '9999-01-01'])(
  'refuses one that happened at %s',
  async moment => {
    await expect(append({ number: 3, happened_at: moment })).rejects.toThrow('nothing happens at')
  },
)

it('accepts the next one', async () => {
  await append({ number: 3 })
  await appendTestEntry(db, 'fourth')
})
