import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FilePurpose } from '@kinfold/contract/file/stored-file'
import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { SentFile } from '../../../calls/sent-file.ts'
import type { Services } from '../../services.ts'
import { hasLeft } from '../person/has-left.ts'
import { lockAccount } from '../person/lock-account.ts'
import { fileToRemove, storedFile } from './file.tables.ts'
import { fileName } from './file-name.ts'
import { quotaRefusal } from './file-quota.ts'

export type KeptFile = typeof storedFile.$inferSelect
export type KeepRefusal = Refusal<
  'file_type_not_allowed' | 'file_too_large' | 'too_many_requests' | 'unauthenticated'
>

/** Checks a file and keeps it for its owner. Its bytes are stored before any row refers to them. */
export async function keepFile(
  services: Services,
  ownerId: string,
  purpose: FilePurpose,
  sent: SentFile,
): Promise<KeptFile | KeepRefusal> {
  const { db, files, checkFile, now } = services
  const full = await quotaRefusal(services, db, ownerId, sent.size)
  if (full !== undefined) return full
  const checked = await checkFile(sent, ownerId)
  if (checked instanceof Refusal) return checked
  const bytes = await readFile(checked.path)
  const storageKey = randomBytes(16).toString('hex')
  // First, so that the bytes are cleaned up should the process be killed before the row is written.
  await db.orm.insert(fileToRemove).values({ storageKey, since: now() })
  await files.put(storageKey, bytes)
  const kept = await db.transaction(async tx => {
    // Two files of one member that arrive together are counted one after the other.
    await lockAccount(tx, ownerId, 'no key update')
    // Closed while this was checked: nothing is kept of somebody who left.
    if (await hasLeft(tx, ownerId)) return refuse('unauthenticated')
    const refusal = await quotaRefusal(services, tx, ownerId, bytes.length)
    if (refusal !== undefined) return refusal
    await tx.orm.delete(fileToRemove).where(eq(fileToRemove.storageKey, storageKey))
    const [row] = await tx.orm
      .insert(storedFile)
      .values({
        ownerId,
        purpose,
        name: fileName(sent.name, checked.ending),
        contentType: checked.contentType,
        size: bytes.length,
        sentHash: sent.hash,
        storageKey,
        createdAt: now(),
      })
      .returning()
    return row
  })
  if (kept === undefined) throw new Error('stored_file insert returned no row')
  if (kept instanceof Refusal) await files.remove(storageKey)
  return kept
}
