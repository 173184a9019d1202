import type { QueryOf } from '@kinfold/contract/endpoint'
import type { Page } from '@kinfold/contract/paging/page-of'
import type { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { readPage } from '../../../paging/read-page.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { portfolio } from '../portfolio/portfolio.tables.ts'
import { describeSubscription } from './describe-subscription.ts'
import { savedCard } from './saved-card.tables.ts'
import { subscription } from './subscription.tables.ts'

/** A member's recurring contributions, newest first. */
export function readSubscriptions(
  handle: Handle,
  memberId: string,
  query: QueryOf<typeof listSubscriptions>,
): Promise<Page<Subscription>> {
  const mine = and(
    eq(portfolio.memberId, memberId),
    query.status === undefined ? undefined : eq(subscription.status, query.status),
    query.currency === undefined ? undefined : eq(subscription.currency, query.currency),
    query.product === undefined ? undefined : eq(portfolio.planId, query.product),
  )
  const newest = () =>
    handle.orm
      .select({ about: subscription, plan, card: savedCard })
      .from(subscription)
      .innerJoin(portfolio, eq(portfolio.id, subscription.portfolioId))
      .innerJoin(plan, eq(plan.id, portfolio.planId))
      .leftJoin(savedCard, eq(savedCard.id, subscription.cardId))
      .where(mine)
      .orderBy(desc(subscription.createdAt), desc(subscription.id))
  return readPage(query, {
    count: () => countOf(handle, mine),
    rows: async ({ limit, offset }) =>
      (await newest().limit(limit).offset(offset)).map(describeSubscription),
  })
}

async function countOf(handle: Handle, mine: SQL | undefined): Promise<number> {
  const [counted] = await handle.orm
    .select({ all: count() })
    .from(subscription)
    .innerJoin(portfolio, eq(portfolio.id, subscription.portfolioId))
    .where(mine)
  return Number(counted?.all ?? 0)
}
