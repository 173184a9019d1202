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

/** What the database is made of. */
export async function readShape(db: Database): Promise<string> {
  const marks = catalogues.map(
    name => `(SELECT concat_ws(' ', count(*), max(xmin::text::bigint)) FROM ${name})`,
  )
  const [row] = await db.query<{ shape: string }>({
    text: `SELECT concat_ws(',', ${[...marks, statistics].join(', ')}) AS shape`,
  })
  if (row === undefined) throw new Error('The database does not say what it is made of.')
  return row.shape
}

/** Whether the reset succeeded; otherwise another database is used. */
export async function startAgain(
  db: Database,
  wanted: StoredState,
  shape: string,
): Promise<boolean> {
  await endOtherSessions(db)
  if ((await readShape(db)) !== shape) return false
  const names = [...wanted.sums.keys()]
  const found = await readState(db, names)
  const changed = names.filter(name => found.sums.get(name) !== wanted.sums.get(name))
  await putBack(db, wanted, changed)
  // The others were not touched: no trigger fires while rows are put back.
  const putRight = await readState(db, changed)
  return (
    putRight.sequences === wanted.sequences &&
    changed.every(name => putRight.sums.get(name) === wanted.sums.get(name))
  )
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

// As a replica, so that no guard of the ledger refuses.
async function putBack(
  db: Database,
  { rows, sequences }: StoredState,
  changed: readonly string[],
): Promise<void> {
  await db.transaction(async tx => {
    await tx.query({ text: 'SET LOCAL session_replication_role = replica' })
    const emptied = changed.filter(name => !rows.has(name))
    const deletes = emptied.map((name, n) => `t${n} AS (DELETE FROM ${name})`)
    if (deletes.length > 0) await tx.query({ text: `WITH ${deletes.join(', ')} SELECT 1` })
    for (const name of changed) {
      const wanted = rows.get(name)
      if (wanted !== undefined) await putTableBack(tx, name, wanted)
    }
    await tx.query({
      text: `SELECT setval(name::regclass, coalesce(wanted.last::bigint, start_value), wanted.last IS NOT NULL)
               FROM (SELECT format('%I.%I', schemaname, sequencename) AS name, start_value, last_value
                       FROM pg_sequences) AS found
               JOIN jsonb_each_text($1) AS wanted(name, last) USING (name)
              WHERE found.last_value IS DISTINCT FROM wanted.last::bigint`,
      values: [sequences],
    })
  })
}

// Most tables only got longer, and putting a row back takes ten times as long as leaving it.
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
