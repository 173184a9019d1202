import { createHash, randomBytes } from 'node:crypto'
import type { FilePurpose } from '@kinfold/contract/file/stored-file'
import type { SentFile } from '../../http/read-upload.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { storedFile } from './file.tables.ts'
import { fileName } from './file-name.ts'
import { judgeFile } from './judge-file.ts'

export type KeptFile = typeof storedFile.$inferSelect

/** Judges a file and keeps it for its owner. The bytes are safe before anything speaks of them. */
export async function keepFile(
  { db, files, now }: Services,
  ownerId: string,
  purpose: FilePurpose,
  sent: SentFile,
): Promise<KeptFile | Refusal<'file_type_not_allowed'>> {
  const judged = await judgeFile(sent.bytes)
  if (judged instanceof Refusal) return judged
  const storageKey = randomBytes(16).toString('hex')
  await files.put(storageKey, judged.bytes)
  const [kept] = await db.orm
    .insert(storedFile)
    .values({
      ownerId,
      purpose,
      name: fileName(sent.name, judged.ending),
      contentType: judged.contentType,
      size: judged.bytes.length,
      sentHash: createHash('sha256').update(sent.bytes).digest(),
      storageKey,
      createdAt: now(),
    })
    .returning()
  if (kept === undefined) throw new Error('a file was not kept')
  return kept
}
