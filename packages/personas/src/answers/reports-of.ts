import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { MonthReport } from '@kinfold/contract/report/get-month-report'
import type { YearTrend } from '@kinfold/contract/report/get-year-trend'
import type { ReportLine } from '@kinfold/contract/report/report-line'
import { currenciesOf } from '../people/currencies-of.ts'
import type { Person } from '../people/person.ts'
import { demoPlans, planReference } from '../plans/demo-plans.ts'
import { type PortfolioFacts, portfolioFacts } from '../portfolios/portfolio-facts.ts'
import { referenceDay } from '../reference-day.ts'
import { type PortfolioChange, portfolioChanges } from './portfolio-changes.ts'

const lagosMonth = (moment: string) =>
  new Date(Date.parse(moment) + 3_600_000).toISOString().slice(0, 7)

const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

function lineOf(
  currency: Currency,
  changes: readonly PortfolioChange[],
  month: string,
): ReportLine {
  const sum = (wanted: (change: PortfolioChange) => boolean) => {
    const minor = changes.filter(wanted).reduce((all, change) => all + change.amount.minor, 0n)
    return moneyToWire(money(currency, minor))
  }
  const during = (kind: PortfolioChange['kind']) =>
    sum(change => change.kind === kind && lagosMonth(change.at) === month)
  return {
    opening: sum(change => lagosMonth(change.at) < month),
    contributions: during('contribution'),
    returns: during('return'),
    fees: during('fee'),
    payouts: during('payout'),
    closing: sum(change => lagosMonth(change.at) <= month),
  }
}

const changesOf = (facts: readonly PortfolioFacts[]) =>
  facts.flatMap(({ key }) => portfolioChanges(key))

function factsOf(person: Person, currency: Currency): PortfolioFacts[] {
  return portfolioFacts.filter(
    facts => facts.owner === person.key && facts.plan.currency === currency,
  )
}

/** What GET /portfolio/global/report answers. */
export function monthReportOf(person: Person, year: number, month: number): MonthReport {
  const text = monthText(year, month)
  const currencies = currenciesOf(person).map(currency => {
    const facts = factsOf(person, currency)
    const plans = demoPlans.flatMap(plan => {
      const inPlan = facts.filter(each => each.plan === plan)
      if (inPlan.length === 0) return []
      return [{ plan: planReference(plan), line: lineOf(currency, changesOf(inPlan), text) }]
    })
    return { currency, total: lineOf(currency, changesOf(facts), text), plans }
  })
  return { year, month, currencies }
}

/** What GET /portfolio/report/trend answers: the months up to the reference day. */
export function yearTrendOf(person: Person, year: number): YearTrend {
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter(
    month => monthText(year, month) <= referenceDay.slice(0, 7),
  )
  const currencies = currenciesOf(person).map(currency => {
    const changes = changesOf(factsOf(person, currency))
    return {
      currency,
      months: months.map(month => ({
        month,
        line: lineOf(currency, changes, monthText(year, month)),
      })),
    }
  })
  return { year, currencies }
}
