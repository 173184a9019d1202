import type { PlanReference } from '../plan/plan.ts'
import type { ReportFlow } from './report-flow.ts'

/** Each plan with what moved in it, in the order in which the club set them up. */
export function flowsByPlan(
  flows: readonly ReportFlow[],
): (readonly [PlanReference, readonly ReportFlow[]])[] {
  const byPlan = Map.groupBy(flows, ({ plan }) => plan.id)
  return [...byPlan.values()]
    .flatMap(some => some.slice(0, 1).map(({ plan }) => [plan, some] as const))
    .sort(([a], [b]) => a.id - b.id)
}
