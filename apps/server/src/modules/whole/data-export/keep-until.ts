import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { fileToRemove } from '../../base/file/file.tables.ts'

/** The nightly sweep removes bytes a day after `since`. */
const sweptAfterMs = 86_400_000

/** The bytes of an archive go by themselves after this moment. */
export async function keepUntil(tx: Transaction, storageKey: string, until: Date): Promise<void> {
  const since = new Date(until.getTime() - sweptAfterMs)
  await tx.orm.update(fileToRemove).set({ since }).where(eq(fileToRemove.storageKey, storageKey))
}
