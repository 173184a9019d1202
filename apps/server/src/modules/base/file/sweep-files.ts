// Deletes stored files that nothing refers to, and reports rows without a file and files without a row.
import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { FileStore } from '../../../providers/files/file-store.ts'
import { dropUnusedFiles } from './drop-unused-files.ts'
import { fileToRemove, storedFile } from './file.tables.ts'

export type Sweep = {
  readonly db: Database
  readonly files: FileStore
  readonly now: Date
  readonly unusedFileDays: number
  /** Asked between two steps: a server that stops doesn't wait for the whole store. */
  readonly signal: AbortSignal
}

export type Swept = {
  /** Files that nothing spoke of for as long as allowed. */
  readonly dropped: number
  readonly removed: number
  /** Ids of files whose bytes aren't there. */
  readonly missing: readonly string[]
  /** Keys in the store that nothing speaks of. They may be another database's, and are left alone. */
  readonly unknown: readonly string[]
}

const day = 86_400_000

export async function sweepFiles(sweep: Sweep): Promise<Swept> {
  const { db, now, unusedFileDays, signal } = sweep
  // Never handed in, or replaced by a newer one. The bytes stay another day: a backup may be on its way
  // to them.
  const before = new Date(now.getTime() - unusedFileDays * day)
  const dropped = await dropUnusedFiles(db, { before, now, signal })
  const removed = await removeBytes(sweep)
  return { dropped, removed, ...(await compare(sweep)) }
}

/** Bytes first, then their key: what is killed in between is done again. */
async function removeBytes({ db, files, now, signal }: Sweep): Promise<number> {
  const due = await db.orm
    .select({ key: fileToRemove.storageKey })
    .from(fileToRemove)
    .where(lt(fileToRemove.since, new Date(now.getTime() - day)))
  let removed = 0
  for (const { key } of due) {
    signal.throwIfAborted()
    const [kept] = await db.orm
      .select({ id: storedFile.id })
      .from(storedFile)
      .where(eq(storedFile.storageKey, key))
    if (kept === undefined) {
      await files.remove(key)
      removed += 1
    }
    await db.orm.delete(fileToRemove).where(eq(fileToRemove.storageKey, key))
  }
  return removed
}

/** One two hundred and fifty-sixth of the store at a time. */
async function compare({ db, files, signal }: Sweep): Promise<Pick<Swept, 'missing' | 'unknown'>> {
  const missing: string[] = []
  const unknown: string[] = []
  for (let part = 0; part < 256; part += 1) {
    signal.throwIfAborted()
    const digits = part.toString(16).padStart(2, '0')
    // Asked in this order: bytes come before their row, so what has a row by now has had bytes before.
    const rows = await db.orm
      .select({ id: storedFile.id, key: storedFile.storageKey })
      .from(storedFile)
      .where(and(gte(storedFile.storageKey, digits), lt(storedFile.storageKey, `${digits}g`)))
    const there = new Set(await files.keysBeginning(digits))
    missing.push(...rows.filter(({ key }) => !there.has(key)).map(({ id }) => id))
    for (const { key } of rows) there.delete(key)
    unknown.push(...(await withoutRow(db, [...there])))
  }
  return { missing, unknown }
}

/** Those that came while the store was asked have a row by now, or are on the list of an upload under way. */
async function withoutRow(db: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const known = new Set<string>()
  const wanted = [...keys]
  const kept = await db.orm
    .select({ key: storedFile.storageKey })
    .from(storedFile)
    .where(inArray(storedFile.storageKey, wanted))
  const underWay = await db.orm
    .select({ key: fileToRemove.storageKey })
    .from(fileToRemove)
    .where(inArray(fileToRemove.storageKey, wanted))
  for (const { key } of [...kept, ...underWay]) known.add(key)
  return wanted.filter(key => !known.has(key))
}
