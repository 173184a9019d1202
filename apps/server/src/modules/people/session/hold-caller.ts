import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '../../../calls/call.ts'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { type AccountRecord, findAccountById } from '../../base/person/find-account.ts'
import { lockAccount } from '../../base/person/lock-account.ts'
import { session } from './session.tables.ts'

/**
 * Locks the caller's account until the transaction ends: password, authenticator app and suspension can't
 * change meanwhile. Refused when the session has ended since the call arrived.
 */
export async function holdCaller(
  tx: Transaction,
  { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>,
): Promise<AccountRecord | Refusal<'unauthenticated'>> {
  // Separate statements: each sees what was committed while the one before waited for the lock.
  const [, held, owner] = await Promise.all([
    lockAccount(tx, accountId, 'no key update'),
    tx.orm
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.id, sessionId), eq(session.accountId, accountId)))
      .for('key share')
      .execute(),
    findAccountById(tx, accountId),
  ])
  return owner === undefined || held.length === 0 ? refuse('unauthenticated') : owner
}
