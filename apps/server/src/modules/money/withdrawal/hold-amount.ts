import type { Id } from '@kinfold/contract/fields/id'
import type { Money } from '@kinfold/contract/money/money'
import { withdrawalFee } from '@kinfold/contract/withdrawal/withdrawal-fee'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { LedgerError } from '../../../ledger/ledger-error.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { reserveWithdrawal } from '../../../ledger/recipes/reserve-withdrawal.ts'
import { type Reserved, reserve } from '../../../ledger/reserve.ts'

type Order = { readonly id: Id<'withdrawal'>; readonly member: string; readonly amount: Money }

/** Holds the money of a withdrawal in its wallet. The ledger has the last word on whether it is there. */
export async function holdAmount(
  tx: Transaction,
  { id, member, amount }: Order,
): Promise<Reserved | Refusal<'insufficient_balance'>> {
  const attempt = moneyAttempts.withdrawalHold(id)
  const fee = withdrawalFee(amount)
  try {
    // What a refusal undoes, so that the caller's transaction can go on.
    return await tx.savepoint(inner =>
      reserve(inner, reserveWithdrawal({ attempt, member, amount, fee })),
    )
  } catch (error) {
    if (error instanceof LedgerError && error.code === 'insufficient-funds') {
      return refuse('insufficient_balance')
    }
    throw error
  }
}
