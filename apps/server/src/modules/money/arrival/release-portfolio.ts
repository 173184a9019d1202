import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { lockPortfolio } from '../../holdings/portfolio/lock-portfolio.ts'
import { movePortfolio } from '../../holdings/portfolio/move-portfolio.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { payment } from '../payment/payment.tables.ts'
import { stopCharging } from './settle-charge.ts'

/**
 * What waited for a locked payment that ended waits no longer: a portfolio can be paid in another
 * way, and a recurring contribution that was to begin with it doesn't begin.
 */
export async function releasePortfolio(
  tx: Transaction,
  ended: PaymentRow,
  at: Date,
): Promise<void> {
  const { portfolioId, subscriptionId } = ended
  if (portfolioId === null) return
  const found = await lockPortfolio(tx, portfolioId)
  if (found?.row.status === 'pending_confirmation') {
    const others = await tx.orm.$count(
      payment,
      and(eq(payment.portfolioId, portfolioId), eq(payment.status, 'pending_confirmation')),
    )
    if (others === 0) {
      await movePortfolio(tx, found.row, { through: ['pending_payment'], by: 'member' })
    }
  }
  if (subscriptionId === null) return
  if (ended.periodOn !== null) {
    // Once it has ended, another charge for the period may be under way.
    return ended.status === 'pending' ? stopCharging(tx, ended) : undefined
  }
  await tx.orm
    .update(subscription)
    .set({ status: 'cancelled', cancelledAt: at })
    .where(and(eq(subscription.id, subscriptionId), eq(subscription.status, 'pending')))
}
