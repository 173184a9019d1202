import type { Money } from '../money/money.ts'
import type { Plan } from '../plan/plan.ts'
import { planProblem } from '../plan/plan-problem.ts'
import type { MaturityChoice } from './portfolio.ts'

interface Facts {
  readonly choice: MaturityChoice
  readonly plan: Pick<Plan, 'state'>
  readonly value: Money
}

/**
 * What happens to a portfolio at the end of its term. Rolled over, it stays the same portfolio and a new term
 * begins; into a closed plan it can't, so the value is paid out.
 */
export function outcomeAtMaturity({ choice, plan, value }: Facts) {
  if (value.minor === 0n) return 'empty'
  if (choice === 'pay_out') return 'paid_out'
  return planProblem(plan) === undefined ? 'rolled_over' : 'plan_closed'
}
export type OutcomeAtMaturity = ReturnType<typeof outcomeAtMaturity>
