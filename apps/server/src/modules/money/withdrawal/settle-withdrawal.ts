import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { WithdrawalRow } from './describe-withdrawal.ts'
import { withdrawal } from './withdrawal.tables.ts'

type Outcome = Pick<WithdrawalRow, 'status'> &
  Partial<
    Pick<
      WithdrawalRow,
      | 'decidedAt'
      | 'decidedBy'
      | 'leftWalletAt'
      | 'paidAt'
      | 'saidPaidBy'
      | 'returnedAt'
      | 'failureReason'
      | 'unmatchedId'
    >
  >

/** Records what became of a locked withdrawal. */
export async function settleWithdrawal(
  tx: Transaction,
  { id }: WithdrawalRow,
  outcome: Outcome,
): Promise<WithdrawalRow> {
  const [settled] = await tx.orm
    .update(withdrawal)
    .set(outcome)
    .where(eq(withdrawal.id, id))
    .returning()
  if (settled === undefined) throw new Error('withdrawal not found although its row is locked')
  return settled
}
