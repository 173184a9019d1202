import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Handle, Transaction } from '../../../db/database.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import type { Services } from '../../services.ts'
import { portfolio } from '../portfolio/portfolio.tables.ts'
import { describeSubscription, type SubscriptionInPlan } from './describe-subscription.ts'
import { savedCard } from './saved-card.tables.ts'
import { subscription } from './subscription.tables.ts'

type Call = { readonly caller: SignedIn; readonly params: { readonly id: string } }
type Changed = Partial<typeof subscription.$inferInsert>

/** What a member may know of a recurring contribution, and what it stands in. */
export const selectOwn = ({ orm }: Handle, { caller, params }: Call) =>
  orm
    .select({ about: subscription, portfolio, plan, card: savedCard })
    .from(subscription)
    .innerJoin(portfolio, eq(portfolio.id, subscription.portfolioId))
    .innerJoin(plan, eq(plan.id, portfolio.planId))
    .leftJoin(savedCard, eq(savedCard.id, subscription.cardId))
    .where(and(eq(subscription.id, params.id), eq(portfolio.memberId, caller.accountId)))

/** Changes a member's own recurring contribution, locked meanwhile, by a rule that sees it with the club's time. */
export function changeSubscription<Code extends ErrorCode>(
  { db, clock }: Services,
  call: Call,
  rule: (own: SubscriptionInPlan, now: Date) => Changed | Refusal<Code>,
  after?: (tx: Transaction) => Promise<void>,
): Promise<Subscription | Refusal<Code | 'not_found'>> {
  return db.transaction(async tx => {
    const [own] = await selectOwn(tx, call).for('update', { of: subscription })
    if (own === undefined) return refuse('not_found')
    const changed = rule(own, await clock.now(tx))
    if (changed instanceof Refusal) return changed
    const [about] = await tx.orm
      .update(subscription)
      .set(changed)
      .where(eq(subscription.id, own.about.id))
      .returning()
    if (about === undefined) throw new Error('subscription not found although its row is locked')
    await after?.(tx)
    return describeSubscription({ ...own, about, card: about.cardId === null ? null : own.card })
  })
}
