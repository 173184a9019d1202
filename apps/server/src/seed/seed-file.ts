import { createHash, randomBytes } from 'node:crypto'
import type { FilePurpose } from '@kinfold/contract/file/stored-file'
import type { Transaction } from '../db/database.ts'
import { storedFile } from '../modules/base/file/file.tables.ts'
import type { Services } from '../modules/services.ts'

type Given = {
  readonly id: string
  readonly ownerId: string
  readonly purpose: FilePurpose
  readonly picture: Buffer
  readonly at: Date
  /** What it was sent as is told apart by; the same for one that was sent twice. */
  readonly sentAs?: string
}

export async function seedFile(
  { files }: Pick<Services, 'files'>,
  tx: Transaction,
  { id, ownerId, purpose, picture, at, sentAs = '' }: Given,
): Promise<void> {
  const storageKey = randomBytes(16).toString('hex')
  await files.put(storageKey, picture)
  await tx.orm.insert(storedFile).values({
    id,
    ownerId,
    purpose,
    name: `${purpose}.png`,
    contentType: 'image/png',
    size: picture.length,
    sentHash: createHash('sha256').update(picture).update(sentAs).digest(),
    storageKey,
    createdAt: at,
  })
}
