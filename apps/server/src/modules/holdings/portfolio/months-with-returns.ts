import { endedReturnsStatuses } from '@kinfold/contract/operator/returns/returns-posting'
import { asc, notInArray } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { returnsRun } from './returns.tables.ts'

/** For each plan the months whose returns are drafted or posted, in their order. */
export async function monthsWithReturns({ orm }: Handle): Promise<ReadonlyMap<number, string[]>> {
  const runs = await orm
    .select({ planId: returnsRun.planId, period: returnsRun.period })
    .from(returnsRun)
    .where(notInArray(returnsRun.status, [...endedReturnsStatuses]))
    .orderBy(asc(returnsRun.period))
  const months = new Map<number, string[]>()
  for (const { planId, period } of runs) months.set(planId, [...(months.get(planId) ?? []), period])
  return months
}
