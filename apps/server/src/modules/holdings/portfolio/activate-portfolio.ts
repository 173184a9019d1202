import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { begunOn } from './begun-on.ts'
import { portfolio } from './portfolio.tables.ts'

/**
 * The first money of a portfolio has arrived: its term begins on that day of the club's. The caller has locked
 * the portfolio; one that has begun already stays as it is.
 */
export async function activatePortfolio(
  tx: Transaction,
  portfolioId: string,
  { on }: { readonly on: string },
): Promise<void> {
  const [agreed] = await tx.orm
    .select({ tenorMonths: plan.tenorMonths })
    .from(portfolio)
    .innerJoin(plan, eq(plan.id, portfolio.planId))
    .where(eq(portfolio.id, portfolioId))
  if (agreed === undefined) throw new Error('portfolio not found although its row is locked')
  await tx.orm
    .update(portfolio)
    .set(begunOn(on, agreed.tenorMonths))
    .where(
      and(
        eq(portfolio.id, portfolioId),
        inArray(portfolio.status, ['pending_payment', 'pending_confirmation']),
      ),
    )
}
