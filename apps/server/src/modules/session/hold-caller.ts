import type { SignedIn } from '../../calls/call.ts'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { type AccountRecord, findAccountById } from '../account/find-account.ts'

/**
 * Locks the caller's account until the end of the transaction: password, authenticator app and hold stay
 * what they are here. Refused when the session has ended since the call arrived.
 */
export async function holdCaller(
  tx: Transaction,
  { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>,
): Promise<AccountRecord | Refusal<'unauthenticated'>> {
  await tx.query({
    text: 'SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE',
    values: [accountId],
  })
  // Statements of their own: each sees what was committed while the one before waited for the lock.
  const session = await tx.query({
    text: 'SELECT 1 FROM session WHERE id = $1 AND account_id = $2 FOR KEY SHARE',
    values: [sessionId, accountId],
  })
  const owner = await findAccountById(tx, accountId)
  return owner === undefined || session.length === 0 ? refuse('unauthenticated') : owner
}
