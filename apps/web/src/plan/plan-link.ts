import { type PlanReference, purple } from '@kinfold/contract/plan/plan'
import { pathTo } from '../address/paths.ts'

/** A purple plan is one of several under a name, so its link says which. */
export function planLink({ id, product_type, currency }: PlanReference): string {
  const path = pathTo.plan(id)
  if (product_type !== purple) return path
  return `${path}?${new URLSearchParams({ product_type, currency })}`
}
