import { compareMoney } from '../money/money-arithmetic.ts'
import { moneyFromWire } from '../money/wire-amount.ts'
import type { Plan } from '../plan/plan.ts'
import { planProblem } from '../plan/plan-problem.ts'

/** Why a portfolio can't begin in a plan with this amount, as it was sent. */
export function beginningProblem(
  plan: Pick<Plan, 'state' | 'currency' | 'minimum'>,
  amount: number,
) {
  const given = moneyFromWire(plan.currency, amount)
  const isTooLittle = compareMoney(given, moneyFromWire(plan.currency, plan.minimum)) < 0
  return planProblem(plan) ?? (isTooLittle ? 'below_minimum' : undefined)
}
