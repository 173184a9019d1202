import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { holiday } from '../modules/club/holiday/holiday.tables.ts'
import { countUpTo } from './count-up-to.ts'

it('counts what matches, and no further than asked', async () => {
  const db = await createTestDatabase()
  try {
    await db.query({ text: 'DELETE FROM holiday' })
    expect(await countUpTo(db, holiday)).toBe(0)
    await db.query({
      text: `INSERT INTO holiday (day, name) SELECT '2031-01-01'::date + n, 'Day ' || n % 2 FROM generate_series(1, 6) n`,
    })
    expect(await countUpTo(db, holiday)).toBe(6)
    expect(await countUpTo(db, holiday, eq(holiday.name, 'Day 1'))).toBe(3)
    expect(await countUpTo(db, holiday, eq(holiday.name, 'Day 1'), 2)).toBe(2)
    expect(await countUpTo(db, holiday, undefined, 4)).toBe(4)
  } finally {
    await db.close()
  }
})
