import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { portfolio } from './portfolio.tables.ts'

export type PortfolioRecord = typeof portfolio.$inferSelect
export type PortfolioInPlan = {
  readonly row: PortfolioRecord
  readonly plan: typeof plan.$inferSelect
}

/**
 * A portfolio that stays as it is until the end. Whoever books money into one or out of it locks it first, and
 * then looks whether it still takes any; a payment that is settled is locked before its portfolio.
 */
export async function lockPortfolio(
  tx: Transaction,
  id: string,
): Promise<PortfolioInPlan | undefined> {
  const [found] = await tx.orm
    .select({ row: portfolio, plan })
    .from(portfolio)
    .innerJoin(plan, eq(plan.id, portfolio.planId))
    .where(eq(portfolio.id, id))
    .for('update', { of: portfolio })
    .execute()
  return found
}
