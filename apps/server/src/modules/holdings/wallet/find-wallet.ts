import { and, eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { wallet } from './wallet.tables.ts'

/** The member's own wallet with this id; undefined for another member's, as for an unknown one. */
export async function findWallet(
  handle: Handle,
  memberId: string,
  id: string,
): Promise<typeof wallet.$inferSelect | undefined> {
  const [found] = await handle.orm
    .select()
    .from(wallet)
    .where(and(eq(wallet.id, id), eq(wallet.memberId, memberId)))
    .execute()
  return found
}
