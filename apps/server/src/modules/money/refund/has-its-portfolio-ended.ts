import { heldStatuses } from '@kinfold/contract/portfolio/portfolio-status'
import type { Transaction } from '../../../db/database.ts'
import { lockPortfolio } from '../../holdings/portfolio/lock-portfolio.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'

/** One that doesn't hold money any more takes none, and gives none back: what it held is in its member's wallet. */
export async function hasItsPortfolioEnded(
  tx: Transaction,
  { portfolioId }: PaymentRow,
): Promise<boolean> {
  if (portfolioId === null) return false
  const fund = await lockPortfolio(tx, portfolioId)
  return !heldStatuses.some(held => held === fund?.row.status)
}
