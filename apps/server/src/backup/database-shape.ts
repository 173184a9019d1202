// What to back up and restore, read from the catalogue: a new table needs no change here.
import type { Handle } from '../db/database.ts'
import type { KeyIds } from '../security/missing-keys.ts'

const schemas = `ARRAY['public', 'ledger', 'pgboss']`
/** The manifest has the migrations, and pg-boss keeps its own version. */
const excluded = `ARRAY['public.schema_migration', 'pgboss.version']`

/** Tables as `schema.name`; a partitioned table is listed once, without its partitions. */
export async function tablesOf(handle: Handle): Promise<string[]> {
  const rows = await handle.query<{ name: string }>({
    text: `SELECT n.nspname || '.' || c.relname AS name
             FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
            WHERE n.nspname = ANY (${schemas}) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
              AND n.nspname || '.' || c.relname <> ALL (${excluded})
            ORDER BY 1`,
  })
  return rows.map(({ name }) => name)
}

/** Every table with the role that owns it. */
export async function ownersOf(handle: Handle): Promise<ReadonlyMap<string, string>> {
  const tables = await tablesOf(handle)
  const rows = await handle.query<{ name: string; owner: string }>({
    text: `SELECT t.name, quote_ident(pg_get_userbyid(c.relowner)) AS owner
             FROM unnest($1::text[]) t (name) JOIN pg_class c ON c.oid = t.name::regclass`,
    values: [tables],
  })
  return new Map(rows.map(({ name, owner }) => [name, owner]))
}

/** A table's columns, except generated ones. */
export async function columnsOf(handle: Handle, table: string): Promise<string[]> {
  const rows = await handle.query<{ name: string }>({
    text: `SELECT quote_ident(attname) AS name FROM pg_attribute
            WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
            ORDER BY attnum`,
    values: [table],
  })
  return rows.map(({ name }) => name)
}

/** The last number of each sequence that has given one out. */
export async function sequencesOf(handle: Handle): Promise<Record<string, string>> {
  const rows = await handle.query<{ name: string; last: string }>({
    text: `SELECT schemaname || '.' || sequencename AS name, last_value::text AS last
             FROM pg_sequences WHERE schemaname = ANY (${schemas}) AND last_value IS NOT NULL
            ORDER BY 1`,
  })
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export type ForeignKey = {
  readonly table: string
  readonly owner: string
  readonly name: string
  readonly rule: string
}

export async function foreignKeysOf(handle: Handle): Promise<ForeignKey[]> {
  return handle.query<ForeignKey>({
    text: `SELECT n.nspname || '.' || c.relname AS "table", quote_ident(conname) AS name,
                  quote_ident(pg_get_userbyid(c.relowner)) AS owner,
                  pg_get_constraintdef(k.oid) AS rule
             FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
             JOIN pg_namespace n ON n.oid = c.relnamespace
            WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname = ANY (${schemas})
            ORDER BY 1, 2`,
  })
}

export async function migrationsOf(handle: Handle): Promise<{ name: string; hash: string }[]> {
  return handle.query<{ name: string; hash: string }>({
    text: 'SELECT name, hash FROM schema_migration ORDER BY name',
  })
}

/** The names of all keys in use in the database. */
export async function keyIdsOf(handle: Handle): Promise<KeyIds> {
  const [found] = await handle.query<KeyIds>({
    text: `SELECT ARRAY(SELECT key_id FROM member_bvn UNION SELECT key_id FROM authenticator
                        UNION SELECT key_id FROM saved_card ORDER BY 1) AS encrypted,
                  ARRAY(SELECT key_id FROM ledger.seal
                        UNION SELECT key_id FROM audit_entry WHERE key_id IS NOT NULL ORDER BY 1) AS signed`,
  })
  return found ?? { encrypted: [], signed: [] }
}
