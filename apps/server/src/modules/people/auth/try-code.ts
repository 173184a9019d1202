import { otpTries } from '@kinfold/contract/constants'
import { and, eq, gt, isNull, sum } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { emailVerification } from './auth.tables.ts'

export type CodeTry = Pick<
  typeof emailVerification.$inferSelect,
  'registrationId' | 'accountId' | 'codeHash' | 'registration'
>

/** After this many tries in a day for all codes of an address, each code allows one try. */
const triesADay = 10

const day = 86_400_000

/**
 * Counts a try if the code still allows one; the address must be locked, so that tries are not counted
 * concurrently. A new code always allows one try: otherwise a stranger's guesses would lock out the owner
 * of the mailbox. The number of codes in a day is limited where they are requested.
 */
export async function countTry(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<CodeTry | undefined> {
  const [code] = await tx.orm
    .select()
    .from(emailVerification)
    .where(
      and(
        eq(emailVerification.id, id),
        isNull(emailVerification.usedAt),
        gt(emailVerification.expiresAt, now),
      ),
    )
  if (code === undefined) return undefined
  const [lately] = await tx.orm
    .select({ tries: sum(emailVerification.tries) })
    .from(emailVerification)
    .where(
      and(
        eq(emailVerification.emailKey, code.emailKey),
        gt(emailVerification.createdAt, new Date(now.getTime() - day)),
      ),
    )
  const most = Number(lately?.tries ?? 0) < triesADay ? otpTries : 1
  if (code.tries >= most) return undefined
  const counted = { tries: code.tries + 1 }
  await tx.orm.update(emailVerification).set(counted).where(eq(emailVerification.id, id))
  return code
}
