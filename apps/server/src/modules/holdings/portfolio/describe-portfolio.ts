import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { PlanReference } from '@kinfold/contract/plan/plan'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioGoal } from '@kinfold/contract/portfolio/portfolio-goal'
import type { PortfolioRow } from './read-portfolios.ts'

export function describePortfolio(row: PortfolioRow): Portfolio {
  const wire = (minor: bigint) => moneyToWire(money(row.currency, minor))
  return {
    id: row.id,
    name: row.name,
    goal: goalOf(row),
    plan: planOf(row),
    currency: row.currency,
    status: row.status,
    value: wire(row.value),
    contributed: wire(contributed(row)),
    returns: wire(row.returns),
    fees: wire(row.fees),
    paid_out: wire(row.paid_out),
    awaited: wire(row.awaited),
    at_maturity: row.at_maturity,
    is_recurring: row.is_recurring,
    started_on: row.started_on,
    matures_on: row.matures_on,
    created_at: row.created_at.toISOString(),
  }
}

function goalOf({ currency, goal_minor, goal_by }: PortfolioRow): PortfolioGoal | null {
  if (goal_minor === null || goal_by === null) return null
  return { amount: moneyToWire(money(currency, goal_minor)), by: goal_by }
}

export function planOf(row: PortfolioRow): PlanReference {
  return {
    id: row.plan_id,
    name: row.plan_name,
    product_type: row.product_type,
    currency: row.currency,
  }
}

/** Calculated as the rest of the value, so that the parts always add up. */
export function contributed({ value, returns, fees, paid_out }: PortfolioRow): bigint {
  return value - returns - fees - paid_out
}
