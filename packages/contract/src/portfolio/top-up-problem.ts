import type { Plan } from '../plan/plan.ts'
import { planProblem } from '../plan/plan-problem.ts'
import type { PortfolioStatus } from './portfolio-status.ts'

/** Why no further payment goes into a portfolio. */
export function topUpProblem(status: PortfolioStatus, plan: Pick<Plan, 'state'>) {
  return status === 'active' ? planProblem(plan) : 'portfolio_not_open'
}
