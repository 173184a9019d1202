import type { AnswerOf } from '@kinfold/contract/endpoint'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { PortfolioSummary } from '@kinfold/contract/portfolio/get-portfolio-summary'
import type { getSummaryByPlan } from '@kinfold/contract/portfolio/get-summary-by-plan'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { isGlobal } from '../people/currencies-of.ts'
import type { Person } from '../people/person.ts'
import { demoPlans, planReference } from '../plans/demo-plans.ts'
import { allPortfoliosOf } from './portfolios-of.ts'

type AmountName = 'value' | 'contributed' | 'returns' | 'fees' | 'paid_out'

function totalsOf(currency: Currency, portfolios: readonly Portfolio[]): PortfolioTotals {
  const sum = (name: AmountName) => {
    const minor = portfolios.reduce(
      (all, portfolio) => all + moneyFromWire(currency, portfolio[name]).minor,
      0n,
    )
    return moneyToWire(money(currency, minor))
  }
  return {
    currency,
    value: sum('value'),
    contributed: sum('contributed'),
    returns: sum('returns'),
    fees: sum('fees'),
    paid_out: sum('paid_out'),
    portfolios: portfolios.length,
  }
}

/** What GET /portfolio/summary/customer answers. */
export function portfolioSummaryOf(person: Person): PortfolioSummary {
  const all = allPortfoliosOf(person)
  const of = (currency: Currency) =>
    totalsOf(
      currency,
      all.filter(portfolio => portfolio.currency === currency),
    )
  return { usd_portfolio: of('USD'), ngn_portfolio: isGlobal(person) ? null : of('NGN') }
}

/** What GET /portfolio/summary/by-product answers. */
export function summaryByPlanOf(person: Person): AnswerOf<typeof getSummaryByPlan> {
  const all = allPortfoliosOf(person)
  const products = demoPlans.flatMap(plan => {
    const held = all.filter(portfolio => portfolio.plan.id === plan.id)
    if (held.length === 0) return []
    return [{ plan: planReference(plan), totals: totalsOf(plan.currency, held) }]
  })
  return { products }
}
