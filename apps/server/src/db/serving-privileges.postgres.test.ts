import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts'
import { privilegeGaps } from './privilege-gaps.ts'
import { readPrivileges } from './read-privileges.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

// The partitions of that table are named after days.
const isPartition = (name: string) => /^pgboss\.queue_stats_\d/.test(name)

/** Each line: what may be done, and where. */
async function held(kind: string): Promise<string> {
  const things = await readPrivileges(db, 'kinfold_app')
  const lines = things
    .filter(thing => thing.kind === kind && !isPartition(thing.name))
    .map(({ name, held }) => `${name}: ${held.join(', ') || 'nothing'}`)
  return [...new Set(lines)].join('\n')
}

it('gives the serving role these rights to tables and views, and no other', async () => {
  expect(await held('table')).toMatchInlineSnapshot()
  expect(await held('view')).toMatchInlineSnapshot()
})

it('lets it call these functions of the ledger, and no other', async () => {
  expect(await held('function')).toMatchInlineSnapshot()
})

it('lets it set the numbers of public tables alone, connect and find names', async () => {
  const things = await readPrivileges(db, 'kinfold_app')
  expect(await held('sequence')).toMatchInlineSnapshot()
  const rights = (kind: string) =>
    new Set(things.filter(thing => thing.kind === kind).map(({ held }) => held.join(', ')))
  expect(rights('schema')).toEqual(new Set(['USAGE']))
  expect(rights('database')).toEqual(new Set(['CONNECT']))
})

it('gives nothing to everybody but a look at the schema public', async () => {
  const things = await readPrivileges(db, 'kinfold_app')
  const open = things.flatMap(({ target, heldByAll }) => heldByAll.map(right => `${right} ${target}`))
  expect(open).toEqual(['USAGE SCHEMA public'])
})

it('sees a right that is missing and one that is too many, to single columns too', async () => {
  await db.asOwner(owner =>
    owner.query({
      text: `REVOKE SELECT ON member FROM kinfold_app; GRANT UPDATE (floor) ON ledger.account TO kinfold_app;
             GRANT TRUNCATE ON plan TO PUBLIC`,
    }),
  )
  expect(privilegeGaps(await readPrivileges(db, 'kinfold_app'))).toEqual({
    missing: ['SELECT on TABLE public.member'],
    beyond: ['UPDATE on TABLE ledger.account', 'TRUNCATE on TABLE public.plan'],
  })
})

it('has everything belong to the owner, and the ledger to its own role', async () => {
  const owned = await db.query<{ schema: string; owner: string }>({
    text: `SELECT DISTINCT schema, owner FROM (
             SELECT relnamespace::regnamespace::text AS schema, relowner::regrole::text AS owner FROM pg_class
             UNION ALL SELECT pronamespace::regnamespace::text, proowner::regrole::text FROM pg_proc
             UNION ALL SELECT typnamespace::regnamespace::text, typowner::regrole::text FROM pg_type
             UNION ALL SELECT nspname, nspowner::regrole::text FROM pg_namespace) thing
            WHERE schema IN ('public', 'ledger', 'pgboss') ORDER BY 1, 2`,
  })
  expect(owned.map(({ schema, owner }) => `${schema}: ${owner}`)).toEqual([
    'ledger: kinfold_ledger',
    'pgboss: kinfold_owner',
    'public: kinfold_owner',
    'public: pg_database_owner',
  ])
})
