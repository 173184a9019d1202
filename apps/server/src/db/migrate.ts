import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { array, create, string, type } from 'superstruct'
import { takeLock } from './advisory-locks.ts'
import type { Database, Handle, Transaction } from './database.ts'

// The rules of the ledger once opened a session parameter that only a superuser may set; an ordinary
// owner's database never could. The next migrations replace all of it, so both forms end up the same.
const earlierForms: Readonly<Record<string, string>> = {
  '0001_ledger_rules': 'b84f7211d7d5febadbcb9b95a03d1bf55e625daba71ebefa9bc857260132ec85',
}

/** A migration of a large club may take long. */
const longest = 6 * 3_600_000
const migrationsFolder = new URL('../../drizzle/', import.meta.url)

/** Whether two forms of an applied migration have the same result. */
export function isSameMigration(a: Applied, b: Applied): boolean {
  const earlier = earlierForms[a.name]
  const isKnown = a.hash === b.hash || a.hash === earlier || b.hash === earlier
  return a.name === b.name && isKnown
}

type Applied = { readonly name: string; readonly hash: string }
type Migration = { readonly name: string; readonly sql: string; readonly hash: string }

class ChangedMigrationError extends Error {
  override readonly name = 'ChangedMigrationError'
  constructor(migration: string) {
    super(
      `The migration ${migration} was applied to this database in another form. A migration that has run is never edited: add a new one.`,
    )
  }
}

type Steps = {
  readonly before?: (tx: Transaction) => Promise<void>
  readonly after?: (tx: Transaction) => Promise<void>
}

// Drizzle's own runner skips migrations older than the newest applied one, which loses some when two
// branches are merged. This one records each by name and runs those that are missing.
export async function migrate(
  database: Database,
  { before, after }: Steps = {},
  folder: URL = migrationsFolder,
): Promise<void> {
  const migrations = await readMigrations(folder)
  await database.transaction(async tx => {
    await waitForOthers(tx)
    await before?.(tx)
    const applied = await appliedMigrations(tx)
    for (const migration of migrations) await applyOnce(tx, migration, applied)
    await after?.(tx)
  })
}

/** The names of the migrations that were never applied to this database. */
export async function missingMigrations(handle: Handle): Promise<string[]> {
  const migrations = await readMigrations(migrationsFolder)
  const [table] = await handle.query<{ readable: boolean | null }>({
    text: `SELECT has_table_privilege(to_regclass('public.schema_migration'), 'SELECT') AS readable`,
  })
  const applied = table?.readable === true ? await readApplied(handle) : new Map<string, string>()
  return migrations.filter(migration => !wasApplied(migration, applied)).map(({ name }) => name)
}

// Several servers may start at once; all but the first wait, and then find nothing left to do.
async function waitForOthers(tx: Transaction): Promise<void> {
  await tx.query({ text: 'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0' })
  await tx.query({ ...takeLock('migration'), timeoutMs: longest })
  await tx.query({ text: "SET LOCAL lock_timeout = '10s'" })
}

async function appliedMigrations(tx: Transaction): Promise<Map<string, string>> {
  await tx.query({
    text: `CREATE TABLE IF NOT EXISTS schema_migration (
      name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  })
  return readApplied(tx)
}

async function readApplied(handle: Handle): Promise<Map<string, string>> {
  const rows = await handle.query<{ name: string; hash: string }>({
    text: 'SELECT name, hash FROM schema_migration',
  })
  return new Map(rows.map(row => [row.name, row.hash]))
}

function wasApplied({ name, hash }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const known = applied.get(name)
  if (known === undefined) return false
  if (known === hash || known === earlierForms[name]) return true
  throw new ChangedMigrationError(name)
}

async function applyOnce(
  tx: Transaction,
  migration: Migration,
  applied: ReadonlyMap<string, string>,
): Promise<void> {
  if (wasApplied(migration, applied)) return
  const { name, sql, hash } = migration
  await tx.query({ text: sql, timeoutMs: longest })
  await tx.query({
    text: 'INSERT INTO schema_migration (name, hash) VALUES ($1, $2)',
    values: [name, hash],
  })
}

const journal = type({ entries: array(type({ tag: string() })) })

async function readMigrations(folder: URL): Promise<Migration[]> {
  const text = await readFile(new URL('meta/_journal.json', folder), 'utf8')
  const { entries } = create(JSON.parse(text), journal)
  return Promise.all(
    entries.map(async ({ tag }) => {
      const sql = await readFile(new URL(`${tag}.sql`, folder), 'utf8')
      return { name: tag, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
