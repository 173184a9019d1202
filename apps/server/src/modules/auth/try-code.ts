import { otpTries } from '@kinfold/contract/constants'
import type { Transaction } from '../../db/database.ts'
import type { PendingRegistration } from './pending-registration.ts'

export type CodeTry = {
  readonly registration_id: string | null
  readonly account_id: string | null
  readonly code_hash: Buffer | null
  readonly registration: PendingRegistration | null
}

/** After so many tries at an address within a day, over all its codes, each code takes one try. */
const triesADay = 10

const day = 86_400_000

/**
 * Counts a try where the code still takes one; the address must be locked, so that no two count at
 * once. New codes always take their one try: otherwise a stranger who guesses would keep the
 * owner of the mailbox out. How many codes there are in a day is limited where they are asked for.
 */
export async function countTry(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<CodeTry | undefined> {
  const [attempt] = await tx.query<CodeTry>({
    text: `UPDATE email_verification AS this SET tries = tries + 1
            WHERE id = $1 AND used_at IS NULL AND expires_at > $2
              AND tries < CASE WHEN (SELECT sum(tries) FROM email_verification
                                      WHERE email_key = this.email_key AND created_at > $3) < $4::int
                               THEN $5::int ELSE 1 END
            RETURNING registration_id, account_id, code_hash, registration`,
    values: [id, now, new Date(now.getTime() - day), triesADay, otpTries],
  })
  return attempt
}
