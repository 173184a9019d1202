import { createHash, randomBytes } from 'node:crypto'
import type { FilePurpose } from '@kinfold/contract/file/stored-file'
import type { Transaction } from '../db/database.ts'
import { storedFile } from '../modules/file/file.tables.ts'
import type { Services } from '../modules/services.ts'

type Given = {
  readonly id: string
  readonly ownerId: string
  readonly purpose: FilePurpose
  readonly picture: Buffer
  readonly at: Date
}

export async function seedFile(
  { files }: Pick<Services, 'files'>,
  tx: Transaction,
  { id, ownerId, purpose, picture, at }: Given,
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
    sentHash: createHash('sha256').update(picture).digest(),
    storageKey,
    createdAt: at,
  })
}
