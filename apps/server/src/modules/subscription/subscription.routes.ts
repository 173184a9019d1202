import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import { type Route, signedInRoute } from '../../calls/route.ts'
import type { Handle } from '../../db/database.ts'
import { readPage } from '../../paging/read-page.ts'
import { plan } from '../plan/plan.tables.ts'
import { portfolio } from '../portfolio/portfolio.tables.ts'
import type { Services } from '../services.ts'
import { subscription } from './subscription.tables.ts'

export function subscriptionRoutes({ db }: Services): readonly Route[] {
  return [
    signedInRoute(listSubscriptions, async ({ caller, query }) => {
      const mine = and(
        eq(portfolio.memberId, caller.accountId),
        query.status === undefined ? undefined : eq(subscription.status, query.status),
        query.currency === undefined ? undefined : eq(subscription.currency, query.currency),
        query.product === undefined ? undefined : eq(portfolio.planId, query.product),
      )
      const newest = () =>
        select(db).where(mine).orderBy(desc(subscription.createdAt), desc(subscription.id))
      return readPage(query, {
        count: () => countOf(db, mine),
        rows: async ({ limit, offset }) =>
          (await newest().limit(limit).offset(offset)).map(describe),
      })
    }),
  ]
}

const select = (handle: Handle) =>
  handle.orm
    .select({ about: subscription, plan })
    .from(subscription)
    .innerJoin(portfolio, eq(portfolio.id, subscription.portfolioId))
    .innerJoin(plan, eq(plan.id, portfolio.planId))

async function countOf(handle: Handle, mine: SQL | undefined): Promise<number> {
  const [counted] = await handle.orm
    .select({ all: count() })
    .from(subscription)
    .innerJoin(portfolio, eq(portfolio.id, subscription.portfolioId))
    .where(mine)
  return Number(counted?.all ?? 0)
}

function describe({
  about,
  plan: { id, name, productType, currency },
}: Awaited<ReturnType<typeof select>>[number]): Subscription {
  return {
    id: about.id,
    portfolio_id: about.portfolioId,
    plan: { id, name, product_type: productType, currency },
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
