import { eq } from 'drizzle-orm'
import { fileToRemove } from '../../base/file/file.tables.ts'
import type { Services } from '../../services.ts'

/** Removes the bytes of an archive. Where that fails, the nightly sweep does it. */
export async function dropArchive(
  { db, files, now }: Pick<Services, 'db' | 'files' | 'now'>,
  storageKey: string,
): Promise<void> {
  const since = now()
  await db.orm.update(fileToRemove).set({ since }).where(eq(fileToRemove.storageKey, storageKey))
  await files.remove(storageKey)
  await db.orm.delete(fileToRemove).where(eq(fileToRemove.storageKey, storageKey))
}
