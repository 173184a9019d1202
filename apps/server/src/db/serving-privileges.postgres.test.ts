import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { privilegeGaps } from './privilege-gaps.ts'
import { readPrivileges } from './read-privileges.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

// The partitions of that table are named after days.
const isPartition = (name: string) => /^pgboss\.queue_stats_\d/.test(name)

/** One line for each object: its privileges and its name. */
async function held(kind: string): Promise<string> {
  const things = await readPrivileges(db, 'kinfold_app')
  const lines = things
    .filter(thing => thing.kind === kind && !isPartition(thing.name))
    .map(({ name, held }) => `${name}: ${held.join(', ') || 'nothing'}`)
  return [...new Set(lines)].join('\n')
}

it('grants the serving role every privilege on rows, and fewer on these tables', async () => {
  const lines = (await held('table')).split('\n')
  const isUsual = (line: string) => line.endsWith(': DELETE, INSERT, SELECT, UPDATE')
  expect(lines.filter(line => !isUsual(line)).join('\n')).toMatchInlineSnapshot(`
    "ledger.account: SELECT
    ledger.account_closing: SELECT
    ledger.chart: SELECT
    ledger.closed_month: SELECT
    ledger.club_clock: SELECT
    ledger.hold: SELECT
    ledger.posting: SELECT
    ledger.quote: SELECT
    ledger.seal: SELECT
    ledger.sealed_transfer: SELECT
    ledger.transfer: SELECT
    pgboss.bam: SELECT
    pgboss.version: SELECT, UPDATE
    public.audit_entry: INSERT, SELECT
    public.club_mode: INSERT, SELECT
    public.issued_paper: DELETE, INSERT, SELECT
    public.schema_migration: SELECT
    public.stripe_object: INSERT, SELECT"
  `)
  expect(lines.filter(isUsual)).toContain('public.member: DELETE, INSERT, SELECT, UPDATE')
  expect(await held('view')).toBe('')
})

it('lets it call these functions of the ledger, and no other', async () => {
  expect(await held('function')).toMatchInlineSnapshot(`
    "ledger.add_seal: EXECUTE
    ledger.address_of: nothing
    ledger.audit_accounts: EXECUTE
    ledger.audit_transfers: EXECUTE
    ledger.book: nothing
    ledger.check_conversion: nothing
    ledger.check_debts: nothing
    ledger.check_month: nothing
    ledger.check_not_empty: nothing
    ledger.check_reversal: nothing
    ledger.check_sum: nothing
    ledger.close_account: EXECUTE
    ledger.close_month: EXECUTE
    ledger.club_now: EXECUTE
    ledger.expire_holds: EXECUTE
    ledger.find_again: nothing
    ledger.hold_to_post: nothing
    ledger.id_in: nothing
    ledger.keep_account: nothing
    ledger.keep_clock: nothing
    ledger.keep_hold: nothing
    ledger.keep_quote: EXECUTE
    ledger.lock_accounts: nothing
    ledger.move_clock: EXECUTE
    ledger.note_closing: nothing
    ledger.note_debts: nothing
    ledger.open_accounts: nothing
    ledger.payment_in: nothing
    ledger.post: EXECUTE
    ledger.post_all: EXECUTE
    ledger.refuse: nothing
    ledger.release: EXECUTE
    ledger.reserve: EXECUTE
    ledger.reverse: EXECUTE
    ledger.role_by_leg: EXECUTE
    ledger.take_alone: EXECUTE"
  `)
})

it('lets it set the numbers of public tables alone, connect and find names', async () => {
  const things = await readPrivileges(db, 'kinfold_app')
  expect(await held('sequence')).toMatchInlineSnapshot(`
    "ledger.account_id_seq: SELECT
    ledger.hold_id_seq: SELECT
    ledger.transfer_id_seq: SELECT
    public.checkout_event_id_seq: SELECT, UPDATE
    public.plan_id_seq: SELECT, UPDATE
    public.sandbox_mail_position_seq: SELECT, UPDATE"
  `)
  const rights = (kind: string) =>
    new Set(things.filter(thing => thing.kind === kind).map(({ held }) => held.join(', ')))
  expect(rights('schema')).toEqual(new Set(['USAGE']))
  expect(rights('database')).toEqual(new Set(['CONNECT']))
})

it('grants PUBLIC nothing but USAGE of the schema public', async () => {
  const things = await readPrivileges(db, 'kinfold_app')
  const open = things.flatMap(({ target, heldByAll }) =>
    heldByAll.map(right => `${right} ${target}`),
  )
  expect(open).toEqual(['USAGE SCHEMA public'])
})

it('detects missing and excessive privileges, also on single columns', async () => {
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

it('makes the owner own everything, and the ledger’s role the ledger', async () => {
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
