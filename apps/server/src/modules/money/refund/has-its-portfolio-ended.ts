import type { Transaction } from '../../../db/database.ts'
import { lockPortfolio } from '../../holdings/portfolio/lock-portfolio.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'

/**
 * One that has ended takes no money, and gives none back: what it held is in its member's wallet. One that waits for its
 * first money takes it.
 */
export async function hasItsPortfolioEnded(
  tx: Transaction,
  { portfolioId }: PaymentRow,
): Promise<boolean> {
  if (portfolioId === null) return false
  const status = (await lockPortfolio(tx, portfolioId))?.row.status
  return status === 'closed' || status === 'cancelled'
}
