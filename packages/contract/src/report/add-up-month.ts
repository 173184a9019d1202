import { currencies as allCurrencies, type Currency } from '../money/currency.ts'
import { addUpLine } from './add-up-line.ts'
import { flowsByPlan } from './flows-by-plan.ts'
import type { MonthReport } from './get-month-report.ts'
import { type ReportFlow, reportMonthText } from './report-flow.ts'

/** What is asked for, and the currencies that it has a part for even without money in them. */
interface Wanted {
  readonly year: number
  readonly month: number
  readonly currencies: readonly Currency[]
}

/** A month by plan: those that money was in by its end. */
export function addUpMonth(flows: readonly ReportFlow[], wanted: Wanted): MonthReport {
  const { year, month } = wanted
  const text = reportMonthText(year, month)
  const byThen = flows.filter(flow => flow.month <= text)
  const currencies = reportCurrencies(byThen, wanted.currencies).map(currency => {
    const own = byThen.filter(({ plan }) => plan.currency === currency)
    return {
      currency,
      total: addUpLine(currency, own, text),
      plans: flowsByPlan(own).map(([plan, some]) => ({
        plan,
        line: addUpLine(currency, some, text),
      })),
    }
  })
  return { year, month, currencies }
}

/** The wanted ones, and any other that there was money in. */
export const reportCurrencies = (
  flows: readonly ReportFlow[],
  wanted: readonly Currency[],
): Currency[] =>
  allCurrencies.filter(
    currency => wanted.includes(currency) || flows.some(({ plan }) => plan.currency === currency),
  )
