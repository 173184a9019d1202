import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { describePlanReference } from '../plan/describe-plan-reference.ts'
import type { plan } from '../plan/plan.tables.ts'
import type { subscription } from './subscription.tables.ts'

export function describeSubscription(
  about: typeof subscription.$inferSelect,
  inPlan: typeof plan.$inferSelect,
): Subscription {
  return {
    id: about.id,
    portfolio_id: about.portfolioId,
    plan: describePlanReference(inPlan),
    currency: about.currency,
    amount: moneyToWire(money(about.currency, about.amountMinor)),
    interval: about.interval,
    gateway: about.gateway,
    status: about.status,
    anchor_day: about.anchorDay,
    next_charge_on: about.nextChargeOn,
    last_charged_at: about.lastChargedAt?.toISOString() ?? null,
    failed_charges: about.failedCharges,
    failure_reason: about.failureReason,
    created_at: about.createdAt.toISOString(),
    cancelled_at: about.cancelledAt?.toISOString() ?? null,
  }
}
