import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import type { Handle } from './database.ts'

describe('a database', () => {
  let db: TestDatabase

  beforeAll(async () => {
    db = await createTestDatabase()
    await db.asOwner(owner =>
      owner.query({
        text: `CREATE TABLE thing (id bigint PRIMARY KEY); GRANT ALL ON thing TO PUBLIC;
               CREATE SEQUENCE tries; GRANT ALL ON SEQUENCE tries TO PUBLIC`,
      }),
    )
  })
  afterAll(() => db.close())

  const count = async () => {
    const [row] = await db.query<{ n: bigint }>({ text: 'SELECT count(*) AS n FROM thing' })
    return row?.n
  }

  it('answers int8 as bigint, small or large, alone or in an array, by statement or by Drizzle', async () => {
    const text =
      'SELECT 1::int8 AS small, 9007199254740993::int8 AS large, ARRAY[1, NULL]::int8[] AS list'
    const expected = { small: 1n, large: 9007199254740993n, list: [1n, null] }
    expect(await db.query({ text })).toEqual([expected])
    expect((await db.orm.execute(sql.raw(text))).rows).toEqual([expected])
  })

  it('answers the rows of every statement in a text', async () => {
    const text = 'BEGIN; SELECT 1 AS n; SELECT generate_series(2, 3) AS n; COMMIT'
    expect(await db.query({ text })).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  })

  it('keeps what a transaction did when it succeeds and nothing when it throws', async () => {
    await db.transaction(tx => tx.query({ text: 'INSERT INTO thing VALUES (1)' }))
    await expect(
      db.transaction(async tx => {
        await tx.query({ text: 'INSERT INTO thing VALUES (2)' })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await count()).toBe(1n)
  })

  it('rolls back only the savepoint', async () => {
    await db.transaction(async tx => {
      await tx.query({ text: 'INSERT INTO thing VALUES (10)' })
      await expect(
        tx.savepoint(inner => inner.query({ text: 'INSERT INTO thing VALUES (10)' })),
      ).rejects.toThrow()
    })
    expect(await count()).toBe(2n)
  })

  it('sends what needs no answer in between one behind the other, each seeing what the last did', async () => {
    const [, [seen], rows] = await db.transaction(tx =>
      Promise.all([
        tx.query({ text: 'INSERT INTO thing VALUES (40)' }),
        tx.query<{ n: bigint }>({ text: 'SELECT count(*) AS n FROM thing WHERE id = 40' }),
        tx.query({ text: 'DELETE FROM thing WHERE id = 40 RETURNING id' }),
      ]),
    )
    expect([seen, rows]).toEqual([{ n: 1n }, [{ id: 40n }]])
  })

  it('answers the first of several that fail together, and nothing of them stays', async () => {
    const failing = db.transaction(tx =>
      Promise.all([
        tx.query({ text: 'INSERT INTO thing VALUES (41)' }),
        tx.query({ text: 'SELECT 1/0' }),
        tx.query({ text: 'INSERT INTO thing VALUES (42)' }),
      ]),
    )
    await expect(failing).rejects.toThrow('division by zero')
    expect(await count()).toBe(2n)
  })

  it('answers the statement that failed, though one that was refused for it is heard first', async () => {
    const heardLater = async (tx: Handle) => {
      const rows = await tx.query({ text: 'SELECT 1/0' })
      return rows
    }
    const failing = db.transaction(tx =>
      Promise.all([heardLater(tx), tx.query({ text: 'SELECT 1' })]),
    )
    await expect(failing).rejects.toThrow('division by zero')
    await db.transaction(async tx => {
      for (const [text, why] of [
        ['SELECT 1/0', 'division by zero'],
        ['SELECT nothing', 'nothing'],
      ] as const) {
        await expect(tx.savepoint(inner => inner.query({ text }))).rejects.toThrow(why)
      }
    })
  })

  it('commits what is sent last, and fails with its error where it fails', async () => {
    await db.transaction(async tx => tx.send({ text: 'INSERT INTO thing VALUES (43)' }))
    expect(await count()).toBe(3n)
    const failing = db.transaction(async tx => {
      await tx.query({ text: 'DELETE FROM thing WHERE id = 43' })
      tx.send({ text: 'INSERT INTO thing VALUES ($1)', values: [10] })
    })
    await expect(failing).rejects.toThrow('duplicate key')
    await db.query({ text: 'DELETE FROM thing WHERE id = 43' })
    expect(await count()).toBe(2n)
  })

  it('refuses a query on the handle of a savepoint that has ended', async () => {
    await db.transaction(async tx => {
      const ended = await tx.savepoint(async inner => inner)
      await expect(ended.query({ text: 'SELECT 1' })).rejects.toThrow('has ended')
      const failing = tx.savepoint(inner =>
        Promise.all([
          inner.query({ text: 'SELECT 1/0' }).catch(async error => {
            await Promise.resolve()
            throw error
          }),
          inner.query({ text: 'SELECT 1' }).catch(() => inner.query({ text: 'SELECT 2' })),
        ]),
      )
      await expect(failing).rejects.toThrow()
      expect(await tx.query({ text: 'SELECT 3 AS n' })).toEqual([{ n: 3 }])
    })
  })

  it('refuses at once a query on the pool, or a second transaction, inside a transaction', async () => {
    await db.transaction(async () => {
      await expect(db.query({ text: 'SELECT 1' })).rejects.toThrow('handle the transaction gave')
      await expect(db.orm.execute(sql`SELECT 1`)).rejects.toMatchObject({
        cause: { name: 'QueryOutsideTransactionError' },
      })
      await expect(db.transaction(async () => undefined)).rejects.toThrow(
        'handle the transaction gave',
      )
    })
  })

  it('refuses a query on the handle of a transaction that has ended', async () => {
    const ended = await db.transaction(async tx => tx)
    await expect(ended.query({ text: 'SELECT 1' })).rejects.toThrow('has ended')
    expect(() => ended.send({ text: 'SELECT 1' })).toThrow('has ended')
  })

  it('fails when a swallowed error made the database roll everything back', async () => {
    const swallowing = db.transaction(async tx => {
      await tx.query({ text: 'INSERT INTO thing VALUES (20)' })
      await tx.query({ text: 'SELECT 1/0' }).catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow('rolled back')
  })

  const noTries = { text: `SELECT setval('tries', 1, false)` }
  // Sequences don't roll back, so the n-th try succeeds.
  const conflictUntil = (tries: number, state: string) => ({
    text: `DO $$ BEGIN IF nextval('tries') < ${tries} THEN
      RAISE EXCEPTION 'somebody else goes first' USING ERRCODE = '${state}'; END IF; END $$`,
  })

  it.each(['40P01', '40001'])(
    'retries a transaction that was rolled back for another one (%s)',
    async state => {
      await db.query(noTries)
      let runs = 0
      await db.transaction(async tx => {
        runs += 1
        await tx.query({ text: 'INSERT INTO thing VALUES (30) ON CONFLICT DO NOTHING' })
        await tx.savepoint(inner => inner.query(conflictUntil(3, state)))
      })
      expect(runs).toBe(3)
      await db.query(noTries)
      await db.query(conflictUntil(3, state))
    },
  )

  it('is busy after repeated rollbacks, and after the first one for work that may only run once', async () => {
    await db.query(noTries)
    const busy = { name: 'DatabaseUnavailableError', reason: 'busy', outcomeUnknown: false }
    await expect(db.query(conflictUntil(1_000, '40P01'))).rejects.toMatchObject(busy)
    let runs = 0
    const never = (tx: Handle) => {
      runs += 1
      return tx.query(conflictUntil(1_000, '40P01'))
    }
    await expect(db.transaction(never)).rejects.toMatchObject(busy)
    expect(runs).toBe(5)
    await expect(db.transaction(never, { once: true })).rejects.toMatchObject(busy)
    expect(runs).toBe(6)
  })

  it('serves many callers at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        db.transaction(tx =>
          tx.query<{ n: bigint }>({ text: 'SELECT $1::int8 AS n', values: [n] }),
        ),
      ),
    )
    expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 50 }, (_, n) => BigInt(n)))
  })
})
