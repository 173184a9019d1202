import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FilePurpose } from '@kinfold/contract/file/stored-file'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../http/refusal.ts'
import type { SentFile } from '../../http/sent-file.ts'
import type { Services } from '../../services.ts'
import { fileToRemove, storedFile } from './file.tables.ts'
import { fileName } from './file-name.ts'
import { lockOwner, quotaRefusal } from './file-quota.ts'

export type KeptFile = typeof storedFile.$inferSelect
export type KeepRefusal = Refusal<'file_type_not_allowed' | 'file_too_large' | 'too_many_requests'>

/** Judges a file and keeps it for its owner. The bytes are safe before anything speaks of them. */
export async function keepFile(
  services: Services,
  ownerId: string,
  purpose: FilePurpose,
  sent: SentFile,
): Promise<KeptFile | KeepRefusal> {
  const { db, files, judgeFile, now } = services
  const full = await quotaRefusal(services, db, ownerId, sent.size)
  if (full !== undefined) return full
  const judged = await judgeFile(sent, ownerId)
  if (judged instanceof Refusal) return judged
  const bytes = await readFile(judged.path)
  const storageKey = randomBytes(16).toString('hex')
  // Written down first: what is killed from here on leaves bytes that the sweep knows to be nobody's.
  await db.orm.insert(fileToRemove).values({ storageKey, since: now() })
  await files.put(storageKey, bytes)
  const kept = await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const refusal = await quotaRefusal(services, tx, ownerId, bytes.length)
    if (refusal !== undefined) return refusal
    await tx.orm.delete(fileToRemove).where(eq(fileToRemove.storageKey, storageKey))
    const [row] = await tx.orm
      .insert(storedFile)
      .values({
        ownerId,
        purpose,
        name: fileName(sent.name, judged.ending),
        contentType: judged.contentType,
        size: bytes.length,
        sentHash: sent.hash,
        storageKey,
        createdAt: now(),
      })
      .returning()
    return row
  })
  if (kept === undefined) throw new Error('a file was not kept')
  if (kept instanceof Refusal) await files.remove(storageKey)
  return kept
}
