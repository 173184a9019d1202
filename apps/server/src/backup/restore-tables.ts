// Fills the tables from an archive, inside the caller's transaction.
import type { Transaction } from '../db/database.ts'
import { readArchive } from './archive.ts'
import { columnsOf, foreignKeysOf, ownersOf } from './database-shape.ts'
import { type Manifest, readEntryName } from './manifest.ts'

/**
 * Foreign keys are dropped and triggers disabled, so that rows can be inserted in any order; adding the
 * keys again checks every row.
 */
export async function restoreTables(
  tx: Transaction,
  file: string,
  { sequences }: Manifest,
): Promise<void> {
  const owners = await ownersOf(tx)
  const keys = await foreignKeysOf(tx)
  for (const { table, owner, name } of keys) {
    await runAs(tx, owner, `ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  }
  for (const [table, owner] of owners) {
    await runAs(tx, owner, `ALTER TABLE ${table} DISABLE TRIGGER USER`)
    // Also without --replace: the rows that a first start creates are in the archive as well.
    await runAs(tx, owner, `TRUNCATE ${table}`)
  }
  await load(tx, owners, file)
  for (const [sequence, last] of Object.entries(sequences)) await setSequence(tx, sequence, last)
  for (const [table, owner] of owners) {
    await runAs(tx, owner, `ALTER TABLE ${table} ENABLE TRIGGER USER`)
    // Without statistics the checks that follow would be planned for empty tables, and never end.
    await runAs(tx, owner, `ANALYZE ${table}`)
  }
  for (const { table, owner, name, rule } of keys) {
    await runAs(tx, owner, `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`)
  }
}

async function load(
  tx: Transaction,
  owners: ReadonlyMap<string, string>,
  file: string,
): Promise<void> {
  const columns = new Map<string, string>()
  for await (const { name, bytes } of readArchive(file)) {
    const entry = readEntryName(name)
    if (entry?.kind !== 'table') continue
    const { of: table } = entry
    const owner = owners.get(table)
    if (owner === undefined) throw new Error(`there is no table ${table} here`)
    const list = columns.get(table) ?? (await columnsOf(tx, table)).join(', ')
    columns.set(table, list)
    await runAs(
      tx,
      owner,
      `INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1::json)`,
      bytes.toString('utf8'),
    )
  }
}

async function setSequence(tx: Transaction, sequence: string, last: string): Promise<void> {
  const [found] = await tx.query<{ owner: string }>({
    text: `SELECT quote_ident(pg_get_userbyid(relowner)) AS owner
             FROM pg_class WHERE oid = to_regclass($1)`,
    values: [sequence],
  })
  if (found === undefined) throw new Error(`there is no sequence ${sequence} here`)
  await runAs(tx, found.owner, 'SELECT setval($1::regclass, $2::bigint)', sequence, last)
}

/** As the role that owns the table: the ledger's tables refuse everyone else. */
async function runAs(
  tx: Transaction,
  owner: string,
  text: string,
  ...values: readonly unknown[]
): Promise<void> {
  await tx.query({ text: `SET LOCAL ROLE ${owner}` })
  await tx.query({ text, values })
  await tx.query({ text: 'RESET ROLE' })
}
