import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { plan } from '../plan/plan.tables.ts'
import { portfolio } from '../portfolio/portfolio.tables.ts'
import type { PaymentRow } from './describe-payment.ts'

/** The portfolio that a payment is for, with its plan. */
export type Fund = {
  readonly portfolio: typeof portfolio.$inferSelect
  readonly plan: typeof plan.$inferSelect
}

/** It stays as it is until the transaction ends; undefined for a deposit. */
export async function lockFund(
  tx: Transaction,
  { portfolioId }: PaymentRow,
): Promise<Fund | undefined> {
  if (portfolioId === null) return undefined
  const [found] = await tx.orm
    .select({ portfolio, plan })
    .from(portfolio)
    .innerJoin(plan, eq(plan.id, portfolio.planId))
    .where(eq(portfolio.id, portfolioId))
    .for('update', { of: portfolio })
  return found
}
