import type { QueryOf } from '@kinfold/contract/endpoint'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Page } from '@kinfold/contract/paging/page-of'
import { takePage } from '@kinfold/contract/paging/take-page'
import type { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import type { Person } from '../people/person.ts'
import { planReference } from '../plans/demo-plans.ts'
import { portfolioFactsOf } from '../portfolios/portfolio-facts.ts'
import { type SubscriptionFacts, subscriptionFacts } from '../subscriptions/subscription-facts.ts'

function subscriptionAnswer(facts: SubscriptionFacts): Subscription {
  const portfolio = portfolioFactsOf(facts.portfolio)
  return {
    id: facts.id,
    portfolio_id: portfolio.id,
    plan: planReference(portfolio.plan),
    currency: facts.amount.currency,
    paid_currency: facts.paidCurrency,
    amount: moneyToWire(facts.amount),
    interval: facts.interval,
    gateway: facts.gateway,
    status: facts.status,
    anchor_day: facts.anchorDay,
    period_on: facts.periodOn,
    next_charge_on: facts.nextChargeOn,
    is_charging: false,
    card: facts.card,
    last_charged_at: facts.lastChargedAt,
    failed_charges: facts.failedCharges,
    failure_reason: facts.failureReason,
    created_at: `${facts.firstChargeOn}T06:00:00Z`,
    cancelled_at: facts.cancelledAt,
  }
}

/** A member's recurring contributions in a club, newest first. */
export function subscriptionsIn(
  { subscriptions }: { readonly subscriptions: readonly SubscriptionFacts[] },
  person: Person,
): Subscription[] {
  return subscriptions
    .filter(facts => portfolioFactsOf(facts.portfolio).owner === person.key)
    .map(subscriptionAnswer)
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

/** The same on the reference day. */
export function allSubscriptionsOf(person: Person): Subscription[] {
  return subscriptionsIn({ subscriptions: subscriptionFacts }, person)
}

/** What GET /subscription answers. */
export function subscriptionsOf(
  person: Person,
  query: QueryOf<typeof listSubscriptions> = {},
): Page<Subscription> {
  const chosen = allSubscriptionsOf(person).filter(
    ({ status, currency, plan }) =>
      (query.status === undefined || status === query.status) &&
      (query.currency === undefined || currency === query.currency) &&
      (query.product === undefined || plan.id === query.product),
  )
  return takePage(chosen, query)
}
