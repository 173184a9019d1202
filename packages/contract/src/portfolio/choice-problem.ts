import type { Plan } from '../plan/plan.ts'
import { planProblem } from '../plan/plan-problem.ts'
import type { MaturityChoice, Portfolio } from './portfolio.ts'
import { beforeTheEnd } from './portfolio-status.ts'

interface Facts extends Pick<Portfolio, 'status' | 'matures_on'> {
  readonly plan: Pick<Plan, 'state'>
}

/** Why a member can't choose what happens at maturity: the term has ended, or the plan takes no new one. */
export function choiceProblem(
  { status, matures_on, plan }: Facts,
  choice: MaturityChoice,
  today: string,
) {
  const hasEnded = matures_on !== null && matures_on <= today
  if (hasEnded || !beforeTheEnd.includes(status)) return 'portfolio_not_open'
  return choice === 'roll_over' ? planProblem(plan) : undefined
}
