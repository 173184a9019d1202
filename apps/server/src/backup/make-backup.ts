import type { Database, Transaction } from '../db/database.ts'
import { readMode } from '../mode/settle-mode.ts'
import { describeHeads, readHeads } from '../modules/books/books/read-heads.ts'
import type { FileStore } from '../providers/files/file-store.ts'
import type { ChainKeys } from '../security/chain-keys.ts'
import { type ArchiveWriter, writeArchive } from './archive.ts'
import { keyIdsOf, migrationsOf, sequencesOf, tablesOf } from './database-shape.ts'
import { fileEntry, type Manifest, manifestName, tableEntry } from './manifest.ts'
import { signManifest, type Unsigned } from './manifest-signature.ts'

const rowsInPart = 1000

type Parts = {
  readonly db: Database
  readonly files: FileStore
  readonly chainKeys: ChainKeys
  readonly now: () => Date
}

/**
 * One archive of everything at one moment: the tables are read in one snapshot, and a file is always
 * stored before the row that names it.
 */
export async function makeBackup(parts: Parts, file: string): Promise<Manifest> {
  let manifest: Manifest | undefined
  await writeArchive(file, async archive => {
    manifest = signManifest(parts.chainKeys, await fill(parts, archive))
    await archive.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
  })
  if (manifest === undefined) throw new Error('the backup has no manifest')
  return manifest
}

async function fill({ db, files, now }: Parts, archive: ArchiveWriter): Promise<Unsigned> {
  const made_at = now().toISOString()
  // The archive has been written to, so this can't be retried.
  const once = { once: true }
  const { keys, ...read } = await db.transaction(async tx => {
    await tx.query({ text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY' })
    const tables: Record<string, number> = {}
    for (const table of await tablesOf(tx)) tables[table] = await addTable(tx, archive, table)
    const mode = await readMode(tx)
    const { encrypted, signed } = await keyIdsOf(tx)
    return {
      ...(mode !== undefined && { mode }),
      tables,
      sequences: await sequencesOf(tx),
      heads: describeHeads(await readHeads(tx)),
      migrations: await migrationsOf(tx),
      key_ids: [...encrypted],
      chain_key_ids: [...signed],
      keys: await tx.query<{ storage_key: string }>({
        text: 'SELECT storage_key FROM stored_file ORDER BY 1',
      }),
    }
  }, once)
  for (const { storage_key } of keys) {
    await archive.add(fileEntry(storage_key), await files.get(storage_key))
  }
  const checksums = { ...archive.checksums }
  return { format: 1, made_at, ...read, files: keys.length, checksums }
}

/** The rows as JSON written by the database: no value passes through a JavaScript number. */
async function addTable(tx: Transaction, archive: ArchiveWriter, table: string): Promise<number> {
  await tx.query({
    text: `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${table} t`,
  })
  let count = 0
  for (let part = 1; ; part += 1) {
    const rows = await tx.query<{ row: string }>({ text: `FETCH ${rowsInPart} FROM backup_rows` })
    if (rows.length === 0) break
    count += rows.length
    const text = `[${rows.map(({ row }) => row).join(',\n')}]\n`
    await archive.add(tableEntry(table, part), Buffer.from(text))
  }
  await tx.query({ text: 'CLOSE backup_rows' })
  return count
}
