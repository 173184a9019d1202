import { money } from '@kinfold/contract/money/money'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { openMoment } from '../../../ledger/open-moment.ts'
import { replaceUnmatched } from '../../../ledger/recipes/replace-unmatched.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { lockUnmatched } from '../parked/lock-unmatched.ts'
import { unmatchedMoney } from '../parked/unmatched.tables.ts'
import type { LineRow } from './lock-line.ts'

type Release = { readonly by: string; readonly at: Date; readonly reason: string }

/** Takes the unmatched money off the books that a line was taken for until now, as of the line's day. */
export async function releaseLine(
  tx: Transaction,
  { unmatchedId, currency, bookedOn }: LineRow,
  { by, at, reason }: Release,
): Promise<readonly TransferRequest[]> {
  const row = unmatchedId === null ? undefined : await lockUnmatched(tx, unmatchedId)
  if (row === undefined) return []
  await tx.orm
    .update(unmatchedMoney)
    .set({ state: 'returned', isReplaced: true, decidedAt: at, decidedBy: by, reason })
    .where(eq(unmatchedMoney.id, row.id))
  const replaced = replaceUnmatched({
    attempt: moneyAttempts.unmatchedReturned(row.id),
    unmatched: row.id,
    amount: money(currency, row.amountMinor),
    reference: row.bankReference,
  })
  return [{ ...replaced, eventAt: await openMoment(tx, momentOnDay(bookedOn, at), at) }]
}
