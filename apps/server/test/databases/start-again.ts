// Resets a test database to an earlier state: opening another one, or filling it, takes ten times as long.
import { setTimeout } from 'node:timers/promises'
import { patience } from '@kinfold/test-support/patience'
import type { Database, Handle } from '#src/db/database.ts'
import { nameOfKept } from './keep-sessions.ts'

/** What a database holds; the same for all that are copies of one template. */
export type StoredState = {
  readonly sequences: string
  readonly sums: ReadonlyMap<string, string>
  /** Of the tables that have some. */
  readonly rows: ReadonlyMap<string, Rows>
}

/** A database as it was left for the next test. */
export type Left = {
  readonly state: StoredState
  readonly shape: string
  /** Rows of later transactions belong to the test. */
  readonly since: string
}

type Rows = {
  readonly columns: string
  /** As JSON, by what each adds to the sum of its table. */
  readonly rows: ReadonlyMap<string, string>
}

// A change of tables, functions, triggers, rules, roles or settings leaves a row here with a newer xmin.
const catalogues = [
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_authid',
  'pg_constraint',
  // Of the whole server, where other tests make databases of their own meanwhile.
  'pg_database WHERE datname = current_database()',
  `pg_db_role_setting WHERE setdatabase IN
     (0, (SELECT oid FROM pg_database WHERE datname = current_database()))`,
  'pg_default_acl',
  'pg_extension',
  'pg_index',
  'pg_namespace',
  'pg_proc',
  'pg_trigger',
  'pg_type',
]
const nothing = '0:0'
const hashOfRow = 'hashtextextended(t::text, 0)'
// The number of the newest transaction that wrote one of them, much cheaper than from its text: 3 is the first of all.
const newest = `age('3'::xid) - min(age(xmin))`

export async function readStoredState(db: Database): Promise<StoredState> {
  const tables = await db.query<{ name: string }>({
    text: `SELECT oid::regclass::text AS name FROM pg_class
            WHERE relkind IN ('r', 'p') AND NOT relispartition
              AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')`,
  })
  const state = await readState(
    db,
    tables.map(({ name }) => name),
  )
  const rows = new Map<string, Rows>()
  for (const [name, sum] of state.sums) {
    if (sum !== nothing) rows.set(name, await readRows(db, name))
  }
  return { ...state, rows }
}

// What the planner was told of the tables, which a database of one test doesn't live long enough to be told.
const statistics = `(SELECT concat_ws(' ', sum(reltuples), sum(relpages)) FROM pg_class
                      WHERE oid >= 16384)`

/** Of a database that now holds this. */
export async function leave(db: Database, state: StoredState): Promise<Left> {
  const [shape, since] = [await readShape(db), await readTransaction(db)]
  return { state, shape, since }
}

// What the database is made of.
async function readShape(db: Database): Promise<string> {
  const marks = catalogues.map(name => `(SELECT concat_ws(' ', count(*), ${newest}) FROM ${name})`)
  const [row] = await db.query<{ shape: string }>({
    name: 'shape',
    text: `SELECT concat_ws(',', ${[...marks, statistics].join(', ')}) AS shape`,
  })
  if (row === undefined) throw new Error('The database does not say what it is made of.')
  return row.shape
}

async function readTransaction(handle: Handle): Promise<string> {
  const [row] = await handle.query<{ id: string }>({
    text: 'SELECT pg_current_xact_id()::xid::text AS id',
  })
  if (row === undefined) throw new Error('The database does not number its transactions.')
  return row.id
}

/** As it is left now, where the reset succeeded; otherwise another database is used. */
export async function startAgain(
  db: Database,
  left: Left,
  wanted: StoredState,
): Promise<Left | undefined> {
  await endOtherSessions(db)
  if ((await readShape(db)) !== left.shape) return undefined
  const changed = await readChanged(db, left, wanted)
  const { since, replaced } = await db.transaction(async tx => ({
    replaced: await putBack(tx, left, wanted, changed),
    since: await readTransaction(tx),
  }))
  // The others were not touched: no trigger fires while rows are put back.
  const { sequences, sums } = await readState(db, replaced)
  const isAsWanted =
    sequences === wanted.sequences &&
    replaced.every(name => sums.get(name) === wanted.sums.get(name))
  return isAsWanted ? { ...left, state: wanted, since } : undefined
}

// Of a test that left one open, or closed it a moment ago. One that ends takes some milliseconds for it.
async function endOtherSessions(db: Database): Promise<void> {
  const text = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE datname = current_database() AND backend_type = 'client backend'
                   AND pid <> pg_backend_pid()
                   AND NOT (application_name = '${nameOfKept}' AND state = 'idle')`
  const latest = performance.now() + patience(10_000)
  while ((await db.query({ text })).length > 0) {
    if (performance.now() > latest) throw new Error('A session of an earlier test does not end.')
    await setTimeout(2)
  }
}

// Rows that are new or were changed are of a later transaction, and of those that were deleted there are fewer.
async function readChanged(
  db: Database,
  { state, since }: Left,
  wanted: StoredState,
): Promise<readonly string[]> {
  const names = [...wanted.sums.keys()]
  const marks = names.map(
    name =>
      `(SELECT concat(count(*), ':', coalesce(bool_or(${isAfter('$1::text')}), false)) FROM ${name})`,
  )
  const [row] = await db.query<{ marks: string[] }>({
    name: 'changed',
    text: `SELECT ARRAY[${marks.join(', ')}] AS marks`,
    values: [since],
  })
  const held = (name: string) => `${state.sums.get(name)?.split(':')[0]}:f`
  return names.filter(
    (name, n) => row?.marks[n] !== held(name) || state.sums.get(name) !== wanted.sums.get(name),
  )
}

const isAfter = (transaction: string) => `age(xmin) < age(${transaction}::xid)`

type State = Omit<StoredState, 'rows'>

async function readState(handle: Handle, names: readonly string[]): Promise<State> {
  const sums = names.map(
    name => `(SELECT concat(count(*), ':', coalesce(sum(${hashOfRow}), 0)) FROM ${name} t)`,
  )
  const [row] = await handle.query<{ sequences: string; sums: string[] }>({
    text: `SELECT (SELECT jsonb_object_agg(format('%I.%I', schemaname, sequencename), last_value)::text FROM pg_sequences) AS sequences,
                  ARRAY[${sums.join(', ')}]::text[] AS sums`,
  })
  if (row === undefined) throw new Error('The database does not say what it holds.')
  return { ...row, sums: new Map(names.map((name, n) => [name, row.sums[n] ?? ''])) }
}

// Without generated columns: they can't be put back, and needn't be.
async function readRows(handle: Handle, name: string): Promise<Rows> {
  const [found] = await handle.query<{ columns: string; hashes: string[]; rows: string[] }>({
    text: `SELECT (SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
                    WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
                  array_agg(${hashOfRow}::text ORDER BY t::text) AS hashes,
                  array_agg(to_jsonb(t)::text ORDER BY t::text) AS rows
             FROM ${name} t`,
    values: [name],
  })
  if (found === undefined) throw new Error(`${name} can’t be read.`)
  const { columns, hashes, rows } = found
  return { columns, rows: new Map(hashes.map((hash, n) => [hash, rows[n] ?? ''])) }
}

/** Answers the tables of which rows had to be replaced; the others only got longer. */
async function putBack(
  tx: Handle,
  { since }: Left,
  { rows, sums, sequences }: StoredState,
  changed: readonly string[],
): Promise<readonly string[]> {
  // As a replica, so that no guard of the ledger refuses.
  await tx.query({ text: 'SET LOCAL session_replication_role = replica' })
  const deletes = changed.map((name, n) => {
    const which = rows.has(name) ? `WHERE ${isAfter(`'${since}'`)}` : ''
    return `t${n} AS (DELETE FROM ${name} ${which})`
  })
  if (deletes.length > 0) await tx.query({ text: `WITH ${deletes.join(', ')} SELECT 1` })
  await tx.query({
    text: `SELECT setval(name::regclass, coalesce(wanted.last::bigint, start_value), wanted.last IS NOT NULL)
             FROM (SELECT format('%I.%I', schemaname, sequencename) AS name, start_value, last_value
                     FROM pg_sequences) AS found
             JOIN jsonb_each_text($1) AS wanted(name, last) USING (name)
            WHERE found.last_value IS DISTINCT FROM wanted.last::bigint`,
    values: [sequences],
  })
  const found = await readState(tx, changed)
  const replaced = changed.filter(name => found.sums.get(name) !== sums.get(name))
  for (const name of replaced) {
    const wanted = rows.get(name)
    if (wanted !== undefined) await putTableBack(tx, name, wanted)
  }
  return replaced
}

// Putting a row back takes ten times as long as leaving it.
async function putTableBack(tx: Handle, name: string, { columns, rows }: Rows): Promise<void> {
  const left = await tx.query<{ hash: string }>({
    text: `WITH gone AS (DELETE FROM ${name} t WHERE ${hashOfRow} <> ALL ($1::bigint[]))
           SELECT ${hashOfRow}::text AS hash FROM ${name} t WHERE ${hashOfRow} = ANY ($1::bigint[])`,
    values: [[...rows.keys()]],
  })
  const missing = new Map(rows)
  for (const { hash } of left) missing.delete(hash)
  if (missing.size === 0) return
  await tx.query({
    text: `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
           SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1)`,
    values: [`[${[...missing.values()].join(',')}]`],
  })
}
