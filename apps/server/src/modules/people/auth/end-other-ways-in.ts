import { and, eq, ne } from 'drizzle-orm'
import type { SignedIn } from '../../../calls/call.ts'
import type { Transaction } from '../../../db/database.ts'
import { dropPasskeys } from '../passkey/drop-passkeys.ts'
import { session } from '../session/session.tables.ts'

/** Ends every other session of the caller, and drops their passkeys. */
export async function endOtherWaysIn(
  tx: Transaction,
  { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>,
): Promise<void> {
  await dropPasskeys(tx, accountId)
  await tx.orm
    .delete(session)
    .where(and(eq(session.accountId, accountId), ne(session.id, sessionId)))
}
