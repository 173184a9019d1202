// Whoever adds a table or a column decides whether members get it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { fieldWords } from './field-words.ts'
import { keptTables } from './kept-data.ts'
import { notExported } from './not-exported.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function columns() {
  return server.db.query<{ place: string; name: string }>({
    text: `SELECT n.nspname || '.' || c.relname AS place, a.attname AS name
             FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
             JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
            WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('public', 'ledger')`,
  })
}

it('every table is exported, or left out for a reason', async () => {
  const tables = new Set((await columns()).map(({ place }) => place))
  const decided = [
    ...Object.keys(keptTables).map(table => `public.${table}`),
    ...Object.keys(notExported),
  ]
  expect([...tables].filter(table => !decided.includes(table))).toEqual([])
  expect(decided.filter(table => !tables.has(table))).toEqual([])
  expect(new Set(decided).size).toBe(decided.length)
})

it('every column of an exported table is in it, or withheld', async () => {
  const all = await columns()
  for (const [table, { columns: taken, withheld }] of Object.entries(keptTables)) {
    const names = all.filter(({ place }) => place === `public.${table}`).map(({ name }) => name)
    expect([...taken, ...withheld].toSorted(), table).toEqual(names.toSorted())
  }
})

it('every word about a field is about one of them', () => {
  const taken = Object.values(keptTables).flatMap(({ columns: names }) => names)
  expect(Object.keys(fieldWords).filter(name => !taken.some(each => each === name))).toEqual([])
})

it('nothing that opens an account is in it', () => {
  const taken = Object.values(keptTables).flatMap(({ columns: names }) => names)
  const secret = /_hash$|^sealed$|^key_id$|storage_key|unsubscribe/
  // What a paper says of its own file is for everybody.
  expect(taken.filter(name => secret.test(name))).toEqual(['file_hash'])
})
