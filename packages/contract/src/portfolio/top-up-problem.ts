import type { Plan } from '../plan/plan.ts'
import { planProblem } from '../plan/plan-problem.ts'
import { beginningProblem } from './beginning-problem.ts'
import type { PortfolioStatus } from './portfolio-status.ts'

/** Why a portfolio takes no further payment of this amount; one whose first payment never came takes another first one. */
export function topUpProblem(
  status: PortfolioStatus,
  plan: Pick<Plan, 'state' | 'currency' | 'minimum'>,
  amount: number,
) {
  if (status === 'pending_payment') return beginningProblem(plan, amount)
  return status === 'active' ? planProblem(plan) : 'portfolio_not_open'
}
