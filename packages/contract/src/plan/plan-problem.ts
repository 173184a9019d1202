import type { Plan } from './plan.ts'

/** Why a plan takes no new money. */
export function planProblem({ state }: Pick<Plan, 'state'>) {
  return state === 'open' ? undefined : 'plan_closed'
}
