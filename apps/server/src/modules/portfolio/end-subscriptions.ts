import type { SubscriptionStatus } from '@kinfold/contract/subscription/subscription-status'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { subscription } from '../subscription/subscription.tables.ts'

const running: readonly SubscriptionStatus[] = ['active', 'past_due']

/**
 * Ends the recurring contributions of a portfolio that takes no more money: what was running has ended, what
 * still waited for its first payment is cancelled. Answers whether any was running.
 */
export async function endSubscriptions(
  tx: Transaction,
  portfolioId: string,
  at: Date,
): Promise<boolean> {
  const of = (statuses: readonly SubscriptionStatus[]) =>
    and(eq(subscription.portfolioId, portfolioId), inArray(subscription.status, statuses))
  const ended = await tx.orm
    .update(subscription)
    .set({ status: 'ended', nextChargeOn: null })
    .where(of(running))
    .returning({ id: subscription.id })
  await tx.orm
    .update(subscription)
    .set({ status: 'cancelled', nextChargeOn: null, cancelledAt: at })
    .where(of(['pending']))
  return ended.length > 0
}
