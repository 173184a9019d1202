import { addUpMonth } from '@kinfold/contract/report/add-up-month'
import { addUpYear } from '@kinfold/contract/report/add-up-year'
import type { MonthReport } from '@kinfold/contract/report/get-month-report'
import type { YearTrend } from '@kinfold/contract/report/get-year-trend'
import { type ReportFlow, type ReportGain, reportParts } from '@kinfold/contract/report/report-flow'
import { currenciesOf } from '../people/currencies-of.ts'
import type { Person } from '../people/person.ts'
import { planReference } from '../plans/demo-plans.ts'
import { portfolioFacts } from '../portfolios/portfolio-facts.ts'
import { referenceDay } from '../reference-day.ts'
import { portfolioChanges } from './portfolio-changes.ts'

const lagosMonth = (moment: string) =>
  new Date(Date.parse(moment) + 3_600_000).toISOString().slice(0, 7)

type TimedFlow = ReportFlow & { readonly at: string }

/** What changed the value of a member's portfolios, oldest first. */
function flowsOf(person: Person): TimedFlow[] {
  const own = portfolioFacts.filter(({ owner }) => owner === person.key)
  const flows = own.flatMap(({ key, plan }) =>
    portfolioChanges(key).map(({ kind, amount, at }) => ({
      plan: planReference(plan),
      month: lagosMonth(at),
      part: reportParts[kind],
      minor: amount.minor,
      at,
    })),
  )
  return flows.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
}

/** What was earned or lost in a year, with what was there before each. */
function gainsOf(flows: readonly TimedFlow[], year: number): ReportGain[] {
  const values = { NGN: 0n, USD: 0n }
  return flows.flatMap(({ plan: { currency }, month, part, minor }) => {
    const before = values[currency]
    values[currency] += minor
    const isGain = part === 'returns' || part === 'fees'
    return isGain && month.startsWith(`${year}-`) ? [{ currency, before, minor }] : []
  })
}

/** What GET /portfolio/global/report answers. */
export function monthReportOf(person: Person, year: number, month: number): MonthReport {
  return addUpMonth(flowsOf(person), { year, month, currencies: currenciesOf(person) })
}

/** What a year's report is summed from: what came before the year is of no month. */
export function yearFlowsOf(person: Person, year: number) {
  const flows = flowsOf(person).filter(({ month }) => month.slice(0, 4) <= String(year))
  return {
    flows: flows.map(flow => (flow.month < `${year}` ? { ...flow, month: '' } : flow)),
    gains: gainsOf(flows, year),
  }
}

/** What GET /portfolio/report/trend answers: the months up to the reference day. */
export function yearTrendOf(person: Person, year: number): YearTrend {
  const { flows, gains } = yearFlowsOf(person, year)
  const wanted = { year, today: referenceDay, currencies: currenciesOf(person) }
  return addUpYear(flows, gains, wanted)
}
