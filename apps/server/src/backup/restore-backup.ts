import type { Database, Transaction } from '../db/database.ts'
import { readAuditFindings } from '../ledger/read-audit.ts'
import { brokenAuditEntries } from '../modules/audit/broken-audit-entries.ts'
import type { FileStore } from '../providers/files/file-store.ts'
import type { Sealer } from '../security/sealed-text.ts'
import { StartupError } from '../startup-error.ts'
import { readArchive } from './archive.ts'
import { checkArchive } from './check-archive.ts'
import { columnsOf, foreignKeysOf, migrationsOf, tablesOf } from './database-shape.ts'
import { type Manifest, manifestName, readEntryName } from './manifest.ts'

type Parts = { readonly db: Database; readonly files: FileStore; readonly sealer: Sealer }
type Wish = { readonly file: string; readonly replace: boolean }

/**
 * Fills a server's database and files from an archive: all of it, checked, or nothing. Rows go in
 * in any order, with the keys between tables taken off and the rules of each table asleep; then the
 * keys are put back, which checks every row, and the ledger and the log are asked whether they are sound.
 */
export async function restoreBackup(parts: Parts, { file, replace }: Wish): Promise<Manifest> {
  const { db, sealer } = parts
  const manifest = await checkArchive(file)
  const lost = manifest.key_ids.filter(keyId => !sealer.knows(keyId))
  if (lost.length > 0) {
    throw new StartupError(
      `Something in this backup is sealed with a secret that isn’t here (${lost.join(', ')}); add it to KINFOLD_EARLIER_SECRETS. Nothing was restored.`,
    )
  }
  await db.transaction(async tx => {
    await requireSameTables(tx, manifest)
    const tables = await tablesOf(tx)
    if (!replace) await requireEmpty(tx)
    const keys = await foreignKeysOf(tx)
    for (const { table, name } of keys)
      await run(tx, `ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
    for (const table of tables) await run(tx, `ALTER TABLE ${table} DISABLE TRIGGER USER`)
    // Without --replace too: what a first start leaves behind is in the archive as well.
    await run(tx, `TRUNCATE ${tables.join(', ')}`)
    await load(parts, tx, file)
    for (const [sequence, last] of Object.entries(manifest.sequences)) {
      await tx.query({ text: 'SELECT setval($1::regclass, $2::bigint)', values: [sequence, last] })
    }
    for (const table of tables) await run(tx, `ALTER TABLE ${table} ENABLE TRIGGER USER`)
    for (const { table, name, rule } of keys) {
      await run(tx, `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`)
    }
    await requireSound(tx, manifest)
  })
  return manifest
}

const run = (tx: Transaction, text: string) => tx.query({ text })

async function requireSameTables(tx: Transaction, { migrations }: Manifest): Promise<void> {
  const here = await migrationsOf(tx)
  if (JSON.stringify(here) === JSON.stringify(migrations)) return
  const last = (list: Manifest['migrations']) => list.at(-1)?.name ?? 'none'
  throw new StartupError(
    `This backup was made by another version of the server (its tables are those of ${last(migrations)}, here they are those of ${last(here)}); restore it with that version, then start this one. Nothing was restored.`,
  )
}

async function requireEmpty(tx: Transaction): Promise<void> {
  const [found] = await tx.query<{ some: boolean }>({
    text: `SELECT EXISTS (SELECT 1 FROM account) OR EXISTS (SELECT 1 FROM ledger.transfer)
               OR EXISTS (SELECT 1 FROM audit_entry) AS some`,
  })
  if (found?.some !== true) return
  throw new StartupError(
    'There is a club in this database already; add --replace to put the backup in its place. Nothing was restored.',
  )
}

async function load({ files }: Parts, tx: Transaction, file: string): Promise<void> {
  const columns = new Map<string, string>()
  for await (const { name, bytes } of readArchive(file)) {
    if (name === manifestName) continue
    const entry = readEntryName(name)
    if (entry === undefined) continue
    if (entry.kind === 'file') await files.put(entry.of, bytes)
    else {
      const list = columns.get(entry.of) ?? (await columnsOf(tx, entry.of)).join(', ')
      columns.set(entry.of, list)
      await tx.query({
        text: `INSERT INTO ${entry.of} (${list}) OVERRIDING SYSTEM VALUE
               SELECT ${list} FROM json_populate_recordset(NULL::${entry.of}, $1::json)`,
        values: [bytes.toString('utf8')],
      })
    }
  }
}

async function requireSound(tx: Transaction, manifest: Manifest): Promise<void> {
  for (const [table, rows] of Object.entries(manifest.tables)) {
    const [counted] = await tx.query<{ rows: number }>({
      text: `SELECT count(*)::int AS rows FROM ${table}`,
    })
    if (counted?.rows !== rows)
      throw unsound(`${table} has ${counted?.rows} rows instead of ${rows}`)
  }
  const faults = await readAuditFindings(tx)
  if (faults.size > 0)
    throw unsound(`the ledger’s own audit finds ${[...faults.keys()].join(', ')}`)
  const broken = await brokenAuditEntries(tx)
  if (broken.length > 0) throw unsound(`the audit log is broken at entry ${broken[0]}`)
}

const unsound = (what: string) =>
  new StartupError(`What this backup holds is not sound: ${what}. Nothing was restored.`)
