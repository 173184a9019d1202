// Resets a test database to its fresh state: opening another one takes ten times as long.
import type { Database, Handle } from '../src/db/database.ts'

/** What a fresh database holds; the same for all that are copies of one template. */
export type FreshState = {
  readonly shape: string
  readonly sequences: string
  readonly sums: ReadonlyMap<string, string>
  /** The rows of the few tables that have some. */
  readonly rows: ReadonlyMap<string, string>
}

// A change of tables, functions, triggers, rules, roles or settings leaves a row here with a newer xmin.
const catalogues = [
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_authid',
  'pg_constraint',
  'pg_database',
  'pg_db_role_setting',
  'pg_extension',
  'pg_index',
  'pg_namespace',
  'pg_proc',
  'pg_trigger',
  'pg_type',
]
const nothing = 'd41d8cd98f00b204e9800998ecf8427e'

export async function readFreshState(db: Database): Promise<FreshState> {
  const tables = await db.query<{ name: string }>({
    text: `SELECT oid::regclass::text AS name FROM pg_class
            WHERE relkind IN ('r', 'p') AND NOT relispartition
              AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')`,
  })
  const state = await readState(
    db,
    tables.map(({ name }) => name),
  )
  const rows = new Map<string, string>()
  for (const [name, sum] of state.sums) {
    if (sum !== nothing) rows.set(name, await readRows(db, name))
  }
  return { ...state, rows }
}

/** Whether the reset succeeded; otherwise another database is used. */
export async function startAgain(db: Database, fresh: FreshState): Promise<boolean> {
  const names = [...fresh.sums.keys()]
  const found = await readState(db, names)
  if (found.shape !== fresh.shape) return false
  const changed = names.filter(name => found.sums.get(name) !== fresh.sums.get(name))
  await putBack(db, fresh, changed)
  return isSame(await readState(db, names), fresh)
}

type State = Omit<FreshState, 'rows'>

function isSame(found: State, fresh: State): boolean {
  if (found.shape !== fresh.shape || found.sequences !== fresh.sequences) return false
  return [...fresh.sums].every(([name, sum]) => found.sums.get(name) === sum)
}

async function readState(handle: Handle, names: readonly string[]): Promise<State> {
  const marks = catalogues.map(
    name => `(SELECT count(*) || ' ' || max(xmin::text::bigint) FROM ${name})`,
  )
  const sums = names.map(
    name => `(SELECT md5(coalesce(string_agg(t::text, ';' ORDER BY t::text), '')) FROM ${name} t)`,
  )
  const [row] = await handle.query<{ shape: string; sequences: string; sums: string[] }>({
    text: `SELECT concat_ws(',', ${marks.join(', ')}) AS shape,
                  (SELECT string_agg(format('%I.%I %s', schemaname, sequencename, last_value), ',') FROM pg_sequences) AS sequences,
                  ARRAY[${sums.join(', ')}] AS sums`,
  })
  if (row === undefined) throw new Error('The database does not say what it holds.')
  return { ...row, sums: new Map(names.map((name, n) => [name, row.sums[n] ?? ''])) }
}

async function readRows(handle: Handle, name: string): Promise<string> {
  const [row] = await handle.query<{ rows: string }>({
    text: `SELECT jsonb_agg(to_jsonb(t))::text AS rows FROM ${name} t`,
  })
  return row?.rows ?? '[]'
}

// As a replica, so that no guard of the ledger refuses.
async function putBack(
  db: Database,
  { rows }: FreshState,
  changed: readonly string[],
): Promise<void> {
  await db.transaction(async tx => {
    await tx.query({ text: 'SET LOCAL session_replication_role = replica' })
    for (const name of changed) {
      await tx.query({ text: `DELETE FROM ${name}` })
      const kept = rows.get(name)
      if (kept === undefined) continue
      await tx.query({
        text: `INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, $1)`,
        values: [kept],
      })
    }
    await tx.query({
      text: `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
               FROM pg_sequences WHERE last_value IS NOT NULL`,
    })
  })
}
