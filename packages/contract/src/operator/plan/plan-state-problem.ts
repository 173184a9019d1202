import type { PlanState } from '../../plan/plan.ts'
import { planMachine } from '../../plan/plan-machine.ts'
import { canMove } from '../../status/status-machine.ts'

/** What is wrong with the state that a plan is given, as a sentence for its field. */
export function planStateProblem(from: PlanState, to: PlanState): string | undefined {
  if (from === to || canMove(planMachine, from, to, 'operator')) return undefined
  return to === 'draft'
    ? 'Members have seen this plan, so it can’t be a draft again.'
    : 'Please open the plan first.'
}
