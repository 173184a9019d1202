import { capitaliseFirst } from '../text/capitalise-first.ts'
import { type PlanReference, purple } from './plan.ts'

/** What a plan is called on screen: a pool by its name, a purple plan by type and currency. */
export function planLabel(plan: Pick<PlanReference, 'name' | 'product_type' | 'currency'>): string {
  if (plan.name.toLowerCase().includes('pool')) return plan.name
  if (plan.product_type !== purple) return plan.name
  return `${capitaliseFirst(plan.product_type)} ${plan.currency}`
}
