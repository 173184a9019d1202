import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { planProblem } from '@kinfold/contract/plan/plan-problem'

/** What a plan goes by beside others: a closed one can be read of, and not be taken for one that is open. */
export const comparedName = (plan: Plan): string =>
  `${planLabel(plan)}${planProblem(plan) === undefined ? '' : ', closed'}`
