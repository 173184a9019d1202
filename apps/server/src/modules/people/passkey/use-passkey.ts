import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import type { CheckedPasskey } from './check-passkey.ts'
import { passkey } from './passkey.tables.ts'

/**
 * Notes the use of a passkey; false where it was removed, or used elsewhere, since it was checked. Its account
 * must be locked.
 */
export async function usePasskey(
  { now }: Pick<Services, 'now'>,
  tx: Transaction,
  { id, counter, used }: CheckedPasskey,
): Promise<boolean> {
  const rows = await tx.orm
    .update(passkey)
    .set({ ...used, lastUsedAt: now() })
    .where(and(eq(passkey.id, id), eq(passkey.counter, counter)))
    .returning({ id: passkey.id })
  return rows.length > 0
}
