import { money } from '@kinfold/contract/money/money'
import type { Plan } from '@kinfold/contract/plan/plan'
import { planSizeOf } from '@kinfold/contract/plan/plan-size'
import type { ReturnsWeighting } from '@kinfold/contract/plan/returns-weighting'
import type { Handle } from '../../../db/database.ts'
import type { plan } from '../../club/plan/plan.tables.ts'

type Runs = {
  readonly plan_id: number
  /** Not every portfolio has its share yet. */
  readonly posting: boolean
  /** Whether the rest is of a month whose returns stand. */
  readonly stands: boolean
  readonly month: string
  readonly since: string
  readonly weighting: ReturnsWeighting
  readonly members: number
  readonly largest_bps: number
  readonly value: bigint
}

// Counted when a month's returns were drafted: a row a month, however many members there are.
const text = `
  SELECT DISTINCT ON (plan_id) plan_id, bool_or(status IN ('posting', 'reversing')) OVER of_plan AS posting,
         status IN ('posted', 'reversal_draft') AS stands, period AS month,
         min(period) FILTER (WHERE status IN ('posted', 'reversal_draft')) OVER of_plan AS since,
         weighting, members, largest_bps, basis_minor AS value
    FROM returns_run
   WHERE plan_id = ANY ($1)
  WINDOW of_plan AS (PARTITION BY plan_id)
   ORDER BY plan_id, stands DESC, period DESC`

type KnownFromRuns = Pick<Plan, 'size' | 'is_posting_returns'>

/** What is known of plans from their months’ returns: the size, where members are told it, and whether some are being posted. */
export async function readPlanRuns(
  handle: Handle,
  plans: readonly (typeof plan.$inferSelect)[],
): Promise<(row: typeof plan.$inferSelect) => KnownFromRuns> {
  const values = [plans.map(({ id }) => id)]
  const rows = await handle.query<Runs>({ text, values })
  const byPlan = new Map(rows.map(row => [row.plan_id, row]))
  return ({ id, currency, tellsSize }) => {
    const runs = byPlan.get(id)
    const size = runs?.stands && tellsSize ? sizeOf(runs, currency) : null
    return { size, is_posting_returns: runs?.posting ?? false }
  }
}

function sizeOf(
  { month, since, weighting, members, largest_bps: largestBps, value }: Runs,
  currency: Plan['currency'],
) {
  const counted = { month, since, weighting, members, largestBps }
  return planSizeOf({ ...counted, value: money(currency, value) })
}
