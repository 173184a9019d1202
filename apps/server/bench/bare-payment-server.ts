// What a payment is measured against: a route of Fastify's that sends as many statements as a payment from the wallet,
// in as many round trips, over the same pool. Each reads one row by its key or writes one of a few columns, and
// nothing is done with the answers.
import { randomInt } from 'node:crypto'
import { fastify } from 'fastify'
import type { Handle } from '../src/db/database.ts'
import { openPostgres } from '../src/db/open-postgres.ts'

const rows = 100_000

const db = openPostgres({ url: process.env.DATABASE_URL ?? '' })
await db.query({ text: 'CREATE TABLE bare_row (id int PRIMARY KEY, note text NOT NULL)' })
await db.query({
  text: `INSERT INTO bare_row SELECT n, 'a row' FROM generate_series(1, ${rows}) n`,
})
await db.query({
  text: `CREATE TABLE bare_line (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, row_id int NOT NULL,
           note text NOT NULL, created_at timestamptz NOT NULL)`,
})

const read = () => ({
  text: 'SELECT id, note FROM bare_row WHERE id = $1',
  values: [1 + randomInt(rows)],
})
const write = () => ({
  text: 'INSERT INTO bare_line (row_id, note, created_at) VALUES ($1, $2, $3)',
  values: [1 + randomInt(rows), 'a line', new Date()],
})
const together = (handle: Handle, statements: number, make: typeof read | typeof write) =>
  Promise.all(Array.from({ length: statements }, () => handle.query(make())))

const app = fastify()
app.post('/', async () => {
  // Who calls, and how often.
  await db.query(read())
  await db.query(write())
  await db.transaction(async tx => {
    // Whether it was answered before.
    await together(tx, 2, read)
    await tx.savepoint(async inner => {
      // Who pays for what, what it costs, and what became of it.
      await together(inner, 7, read)
      await together(inner, 3, read)
      await together(inner, 1, write)
      await together(inner, 1, write)
      await together(inner, 4, write)
    })
    tx.send(write())
  })
  return { status: 'succeeded' }
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
