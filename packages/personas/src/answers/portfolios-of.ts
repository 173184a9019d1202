import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { QueryOf } from '@kinfold/contract/endpoint'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Page } from '@kinfold/contract/paging/page-of'
import { takePage } from '@kinfold/contract/paging/take-page'
import { addUpCourse } from '@kinfold/contract/portfolio/add-up-course'
import type { PortfolioCourse } from '@kinfold/contract/portfolio/get-portfolio-course'
import type { listPortfolios } from '@kinfold/contract/portfolio/list-portfolios'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import { reportParts } from '@kinfold/contract/report/report-flow'
import { runningStatuses } from '@kinfold/contract/subscription/subscription-status'
import type { Person } from '../people/person.ts'
import { planReference } from '../plans/demo-plans.ts'
import {
  type PortfolioFacts,
  portfolioFacts,
  portfolioFactsOf,
} from '../portfolios/portfolio-facts.ts'
import { referenceDay } from '../reference-day.ts'
import { subscriptionFacts } from '../subscriptions/subscription-facts.ts'
import { type PortfolioChange, portfolioChanges } from './portfolio-changes.ts'

const recurring: readonly string[] = ['pending', ...runningStatuses]

export function portfolioAnswer(facts: PortfolioFacts): Portfolio {
  const { currency } = facts.plan
  const changes = portfolioChanges(facts.key)
  const total = (kind?: PortfolioChange['kind']) =>
    moneyToWire({
      currency,
      minor: changes
        .filter(change => kind === undefined || change.kind === kind)
        .reduce((sum, change) => sum + change.amount.minor, 0n),
    })
  return {
    id: facts.id,
    name: null,
    goal: facts.goal && { amount: moneyToWire(facts.goal.amount), by: facts.goal.by },
    plan: planReference(facts.plan),
    currency,
    status: facts.status,
    value: total(),
    contributed: total('contribution'),
    returns: total('return'),
    fees: total('fee'),
    paid_out: total('payout'),
    awaited: facts.awaited ? moneyToWire(facts.awaited) : 0,
    at_maturity: facts.atMaturity,
    is_recurring: subscriptionFacts.some(
      each => each.portfolio === facts.key && recurring.includes(each.status),
    ),
    started_on: facts.startedOn,
    matures_on: facts.maturesOn,
    created_at: facts.createdAt,
  }
}

/** A member's portfolios, newest first. */
export function allPortfoliosOf(person: Person): Portfolio[] {
  return portfolioFacts
    .filter(facts => facts.owner === person.key)
    .map(portfolioAnswer)
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

/** What GET /portfolio answers. */
export function portfoliosOf(
  person: Person,
  query: QueryOf<typeof listPortfolios> = {},
): Page<Portfolio> {
  const chosen = allPortfoliosOf(person).filter(
    ({ plan, currency, status }) =>
      (query.product === undefined || plan.id === query.product) &&
      (query.currency === undefined || currency === query.currency) &&
      (query.product_type === undefined || plan.product_type === query.product_type) &&
      (query.status === undefined || status === query.status),
  )
  return takePage(chosen, query)
}

/** What GET /portfolio/course/:id answers. */
export function portfolioCourseOf(portfolio: string): PortfolioCourse {
  const flows = portfolioChanges(portfolio).map(({ kind, amount, at }) => ({
    day: dayInLagos(new Date(at)),
    part: reportParts[kind],
    minor: amount.minor,
  }))
  const { currency } = portfolioFactsOf(portfolio).plan
  return addUpCourse(flows, { currency, today: referenceDay })
}

/** What GET /portfolio/movements/:id answers, newest first. */
export function portfolioMovementsOf(
  portfolio: string,
  query: { page?: number; per_page?: number } = {},
): Page<PortfolioMovement> {
  let value = 0n
  const movements = portfolioChanges(portfolio).map(({ id, kind, amount, at, description }) => {
    value += amount.minor
    return {
      id,
      kind,
      amount: moneyToWire(amount),
      value_after: moneyToWire({ ...amount, minor: value }),
      description,
      happened_at: at,
    }
  })
  return takePage(movements.reverse(), query)
}
