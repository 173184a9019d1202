import { money } from '@kinfold/contract/money/money'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { bankAccount } from '../../ledger/account-address.ts'
import { momentOnDay } from '../../ledger/moment-on-day.ts'
import { openMoment } from '../../ledger/open-moment.ts'
import { returnUnmatched } from '../../ledger/recipes/return-unmatched.ts'
import type { TransferRequest } from '../../ledger/transfer-request.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import { lockUnmatched } from '../unmatched/lock-unmatched.ts'
import { unmatchedMoney } from '../unmatched/unmatched.tables.ts'
import type { LineRow } from './lock-line.ts'

type Release = { readonly by: string; readonly at: Date; readonly reason: string }

/** Takes the unannounced money off the books that a line was taken for until now, as of the line's day. */
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
  const returned = returnUnmatched({
    attempt: moneyAttempts.unmatchedReturned(row.id),
    unmatched: row.id,
    to: bankAccount(currency),
    amount: money(currency, row.amountMinor),
    reference: row.bankReference,
  })
  return [{ ...returned, eventAt: await openMoment(tx, momentOnDay(bookedOn, at), at) }]
}
