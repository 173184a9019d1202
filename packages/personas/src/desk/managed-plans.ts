import { money } from '@kinfold/contract/money/money'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { ManagedPlan } from '@kinfold/contract/operator/plan/managed-plan'
import { portfolioAnswer } from '../answers/portfolios-of.ts'
import { demoPlans } from '../plans/demo-plans.ts'
import { portfolioFacts } from '../portfolios/portfolio-facts.ts'

/** What GET /operator/plan answers. */
export const managedPlans: readonly ManagedPlan[] = demoPlans.map(plan => {
  const held = portfolioFacts.filter(facts => facts.plan === plan).map(portfolioAnswer)
  const minor = held.reduce((sum, { value }) => sum + moneyFromWire(plan.currency, value).minor, 0n)
  return { plan, portfolios: held.length, value: moneyToWire(money(plan.currency, minor)) }
})
