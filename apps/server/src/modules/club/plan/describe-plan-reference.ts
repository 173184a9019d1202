import type { PlanReference } from '@kinfold/contract/plan/plan'
import type { plan } from './plan.tables.ts'

/** As much of a plan as names it beside something else. */
export function describePlanReference({
  id,
  name,
  productType,
  currency,
}: typeof plan.$inferSelect): PlanReference {
  return { id, name, product_type: productType, currency }
}
