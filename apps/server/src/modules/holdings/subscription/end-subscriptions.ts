import {
  runningStatuses,
  type SubscriptionStatus,
} from '@kinfold/contract/subscription/subscription-status'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { PortfolioRecord } from '../portfolio/lock-portfolio.ts'
import { forgetUnusedCards } from './saved-cards.ts'
import { subscription } from './subscription.tables.ts'

/**
 * Ends the recurring contributions of a portfolio that takes no more money: what was running has ended, what
 * still waited for its first payment is cancelled. Answers whether any was running.
 */
export async function endSubscriptions(
  tx: Transaction,
  { id: portfolioId, memberId }: Pick<PortfolioRecord, 'id' | 'memberId'>,
  at: Date,
): Promise<boolean> {
  const of = (statuses: readonly SubscriptionStatus[]) =>
    and(eq(subscription.portfolioId, portfolioId), inArray(subscription.status, statuses))
  const ended = await tx.orm
    .update(subscription)
    .set({ status: 'ended', periodOn: null, nextChargeOn: null, cardId: null })
    .where(of(runningStatuses))
    .returning({ id: subscription.id })
  await tx.orm
    .update(subscription)
    .set({ status: 'cancelled', nextChargeOn: null, cancelledAt: at })
    .where(of(['pending']))
  if (ended.length > 0) await forgetUnusedCards(tx, memberId)
  return ended.length > 0
}
