import { and, eq, inArray, notExists, type SQL } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { portfolio } from './portfolio.tables.ts'
import { returnsRun } from './returns.tables.ts'

const isUnderWay = inArray(returnsRun.status, ['posting', 'reversing'])

/** Of the portfolios that a query selects, those to whose plan none are being posted. */
export function isFreeOfReturns({ orm }: Handle): SQL {
  const ofItsPlan = and(eq(returnsRun.planId, portfolio.planId), isUnderWay)
  return notExists(orm.select().from(returnsRun).where(ofItsPlan))
}

/**
 * Keeps runs of a plan from beginning until the end of a transaction that pays out a portfolio, which it has
 * locked before. False where one is on its way already, and the portfolio has to wait.
 */
export async function lockOutReturns(tx: Transaction, planId: number): Promise<boolean> {
  await tx.orm.select({ id: plan.id }).from(plan).where(eq(plan.id, planId)).for('share')
  return (await tx.orm.$count(returnsRun, and(eq(returnsRun.planId, planId), isUnderWay))) === 0
}
