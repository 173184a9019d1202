import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { fileToRemove } from '../../base/file/file.tables.ts'
import type { Services } from '../../services.ts'
import { dataExport } from './data-export.tables.ts'

/** Drops a member's archives; their bytes go with the nightly sweep. */
export async function dropExports(
  { now }: Pick<Services, 'now'>,
  tx: Transaction,
  memberId: string,
): Promise<void> {
  const keys = tx.orm
    .select({ key: dataExport.storageKey })
    .from(dataExport)
    .where(eq(dataExport.memberId, memberId))
  await tx.orm
    .update(fileToRemove)
    .set({ since: now() })
    .where(inArray(fileToRemove.storageKey, keys))
  await tx.orm.delete(dataExport).where(eq(dataExport.memberId, memberId))
}
