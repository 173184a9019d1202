import { and, eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { session } from './session.tables.ts'

/** False when the account has no such session. */
export async function endSession(handle: Handle, accountId: string, id: string): Promise<boolean> {
  const ended = await handle.orm
    .delete(session)
    .where(and(eq(session.id, id), eq(session.accountId, accountId)))
    .returning({ id: session.id })
  return ended.length > 0
}
