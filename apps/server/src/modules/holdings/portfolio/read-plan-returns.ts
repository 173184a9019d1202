import type { PlanReturns } from '@kinfold/contract/plan/plan-returns'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { returnsRun } from './returns.tables.ts'

const monthsShown = 60

/** What stands in every portfolio: not what is drafted, under way, or was taken back. */
const standing = ['posted', 'reversal_draft'] as const

/** The last months of a plan for which returns were posted, oldest first, rounded towards zero. */
export async function readPlanReturns(
  { orm }: Handle,
  planId: number,
): Promise<PlanReturns['months']> {
  const runs = await orm
    .select({
      month: returnsRun.period,
      total: returnsRun.totalMinor,
      fee: returnsRun.feeMinor,
      basis: returnsRun.basisMinor,
    })
    .from(returnsRun)
    .where(and(eq(returnsRun.planId, planId), inArray(returnsRun.status, [...standing])))
    .orderBy(desc(returnsRun.period))
    .limit(monthsShown)
  return runs.reverse().map(({ month, total, fee, basis }) => ({
    month,
    net_return_ppm: Number(((total - fee) * 1_000_000n) / basis),
  }))
}
