import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { PortfolioRecord } from '../../holdings/portfolio/lock-portfolio.ts'
import { movePortfolio } from '../../holdings/portfolio/move-portfolio.ts'
import { endSubscriptions } from '../../holdings/subscription/end-subscriptions.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { payment } from '../payment/payment.tables.ts'

/**
 * Locks the payments of a portfolio that may still bring money, to be called before the portfolio itself is
 * locked: who settles a payment locks in this order too.
 */
export function lockOpenPayments(
  tx: Transaction,
  { memberId, portfolioId }: { readonly memberId: string; readonly portfolioId: string },
): Promise<PaymentRow[]> {
  return tx.orm
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.portfolioId, portfolioId),
        eq(payment.memberId, memberId),
        inArray(payment.status, ['pending', 'pending_confirmation']),
      ),
    )
    .orderBy(asc(payment.id))
    .for('update')
}

/**
 * Cancels a locked portfolio that never held money, at its member’s wish, with what would have fed it. Of its
 * locked payments, a checkout that was begun is cancelled, and answered. A bank transfer that the member has
 * announced stays as it is: the money may be on its way, and only an operator can tell. Whatever arrives after
 * all, also by a payment that began meanwhile, finds the portfolio cancelled, and goes to the wallet.
 */
export async function cancelUnfunded(
  tx: Transaction,
  row: PortfolioRecord,
  { open, at }: { readonly open: readonly PaymentRow[]; readonly at: Date },
): Promise<PaymentRow[]> {
  await movePortfolio(tx, row, { through: ['cancelled'], by: 'member' })
  const begun = open.filter(({ status }) => status === 'pending').map(({ id }) => id)
  const cancelled = await tx.orm
    .update(payment)
    .set({ status: 'cancelled', settledAt: at })
    .where(inArray(payment.id, begun))
    .returning()
  await endSubscriptions(tx, row, at)
  return cancelled
}
