import type { PlanReference } from '@kinfold/contract/plan/plan'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'

export type PlanHoldings = {
  readonly plan: PlanReference
  readonly portfolios: readonly Portfolio[]
}

/** Portfolios together with others of their plan, plans by rank; those without one come last. */
export function byPlan(
  portfolios: readonly Portfolio[],
  ranks: ReadonlyMap<PlanReference['id'], number>,
): PlanHoldings[] {
  const groups = new Map<PlanReference['id'], Portfolio[]>()
  for (const each of portfolios) {
    groups.set(each.plan.id, [...(groups.get(each.plan.id) ?? []), each])
  }
  const rankOf = ({ plan }: PlanHoldings) => ranks.get(plan.id) ?? ranks.size
  return [...groups.values()]
    .flatMap(own => (own[0] ? [{ plan: own[0].plan, portfolios: own }] : []))
    .sort((a, b) => rankOf(a) - rankOf(b))
}
