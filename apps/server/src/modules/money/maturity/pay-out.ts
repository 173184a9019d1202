import type { Money } from '@kinfold/contract/money/money'
import { RefusedError, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { post } from '../../../ledger/post.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import type { PortfolioRecord } from '../../holdings/portfolio/lock-portfolio.ts'
import { readPortfolioValue } from '../../holdings/portfolio/read-portfolio-value.ts'

type Recipe = (of: { member: string; portfolio: string }) => TransferRequest

/** Moves all that a locked portfolio holds, as it was read, to its member's wallet by one of the ledger's recipes. */
export async function payOut(
  tx: Transaction,
  row: PortfolioRecord,
  { value, at }: { readonly value: Money; readonly at: Date },
  recipe: Recipe,
): Promise<void> {
  // A movement of nothing is none.
  if (value.minor === 0n) return
  await post(tx, { ...recipe({ member: row.memberId, portfolio: row.id }), eventAt: at })
  // What came in between is seen now, with the account locked by the movement.
  const left = await readPortfolioValue(tx, row)
  if (left.minor !== 0n) throw new RefusedError(refuse('conflict'))
}
