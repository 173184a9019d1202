import { money } from '@kinfold/contract/money/money'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { ManagedPlan } from '@kinfold/contract/operator/plan/managed-plan'
import { heldStatuses, type PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import { portfolioAnswer } from '../answers/portfolios-of.ts'
import { demoHistory } from '../history/demo-history.ts'
import { demoPlans } from '../plans/demo-plans.ts'
import { portfolioFacts } from '../portfolios/portfolio-facts.ts'

const held: readonly PortfolioStatus[] = heldStatuses

/** What GET /operator/plan answers. */
export const managedPlans: readonly ManagedPlan[] = demoPlans.map(plan => {
  const portfolios = portfolioFacts
    .filter(facts => facts.plan === plan && held.includes(facts.status))
    .map(portfolioAnswer)
  const minor = portfolios.reduce(
    (sum, { value }) => sum + moneyFromWire(plan.currency, value).minor,
    0n,
  )
  return {
    plan,
    version: 1,
    portfolios: portfolios.length,
    value: moneyToWire(money(plan.currency, minor)),
    months_with_returns: demoHistory.returns
      .filter(returns => returns.plan === plan)
      .map(({ month }) => month)
      .toSorted(),
  }
})
