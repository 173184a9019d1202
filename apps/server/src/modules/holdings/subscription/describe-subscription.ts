import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { describePlanReference } from '../../club/plan/describe-plan-reference.ts'
import type { plan } from '../../club/plan/plan.tables.ts'
import type { savedCard } from './saved-card.tables.ts'
import type { subscription } from './subscription.tables.ts'

export type SubscriptionInPlan = {
  readonly about: typeof subscription.$inferSelect
  readonly plan: typeof plan.$inferSelect
  readonly card: typeof savedCard.$inferSelect | null
}

export function describeSubscription({ about, plan, card }: SubscriptionInPlan): Subscription {
  return {
    id: about.id,
    portfolio_id: about.portfolioId,
    plan: describePlanReference(plan),
    currency: about.currency,
    paid_currency: about.paidCurrency,
    amount: moneyToWire(money(about.currency, about.amountMinor)),
    interval: about.interval,
    gateway: about.gateway,
    status: about.status,
    anchor_day: about.anchorDay,
    period_on: about.periodOn,
    next_charge_on: about.nextChargeOn,
    is_charging: about.isCharging,
    card: card && { brand: card.brand, last4: card.last4, expires_on: card.expiresOn },
    last_charged_at: about.lastChargedAt?.toISOString() ?? null,
    failed_charges: about.failedCharges,
    failure_reason: about.failureReason,
    created_at: about.createdAt.toISOString(),
    cancelled_at: about.cancelledAt?.toISOString() ?? null,
  }
}
