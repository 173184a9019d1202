import { money } from '@kinfold/contract/money/money'
import { type PlanSize, planSizeOf } from '@kinfold/contract/plan/plan-size'
import type { ReturnsWeighting } from '@kinfold/contract/plan/returns-weighting'
import type { Handle } from '../../../db/database.ts'
import type { plan } from '../../club/plan/plan.tables.ts'

type Counted = {
  readonly plan_id: number
  readonly month: string
  readonly since: string
  readonly weighting: ReturnsWeighting
  readonly members: number
  readonly largest_bps: number
  readonly value: bigint
}

// Counted when a month's returns were drafted: a row a month, however many members there are.
const text = `
  SELECT DISTINCT ON (plan_id) plan_id, period AS month, min(period) OVER (PARTITION BY plan_id) AS since,
         weighting, members, largest_bps, basis_minor AS value
    FROM returns_run
   WHERE plan_id = ANY ($1) AND status IN ('posted', 'reversal_draft')
   ORDER BY plan_id, period DESC`

/** What members are told of the size of those plans that tell it. */
export async function readPlanSizes(
  handle: Handle,
  plans: readonly (typeof plan.$inferSelect)[],
): Promise<ReadonlyMap<number, PlanSize>> {
  const telling = new Map(plans.filter(each => each.tellsSize).map(each => [each.id, each]))
  if (telling.size === 0) return new Map()
  const rows = await handle.query<Counted>({ text, values: [[...telling.keys()]] })
  return new Map(
    rows.flatMap(({ plan_id, value, largest_bps: largestBps, ...counted }) => {
      const currency = telling.get(plan_id)?.currency
      if (currency === undefined) return []
      const { month, since, weighting, members } = counted
      const size = { month, since, weighting, members, largestBps, value: money(currency, value) }
      return [[plan_id, planSizeOf(size)] as const]
    }),
  )
}
