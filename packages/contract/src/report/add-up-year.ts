import type { Currency } from '../money/currency.ts'
import { addUpLine } from './add-up-line.ts'
import { reportCurrencies } from './add-up-month.ts'
import { flowsByPlan } from './flows-by-plan.ts'
import type { YearTrend } from './get-year-trend.ts'
import { type ReportFlow, type ReportGain, reportMonthText } from './report-flow.ts'
import { timeWeightedReturn } from './time-weighted-return.ts'

interface Wanted {
  readonly year: number
  /** The club's day: no month after it is shown. */
  readonly today: string
  readonly currencies: readonly Currency[]
}

/** A year month by month, as far as it has come. */
export function addUpYear(
  flows: readonly ReportFlow[],
  gains: readonly ReportGain[],
  { year, today, currencies }: Wanted,
): YearTrend {
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter(
    month => reportMonthText(year, month) <= today.slice(0, 7),
  )
  return {
    year,
    currencies: reportCurrencies(flows, currencies).map(currency => {
      const own = flows.filter(({ plan }) => plan.currency === currency)
      const lines = (some: readonly ReportFlow[]) =>
        months.map(month => ({
          month,
          line: addUpLine(currency, some, reportMonthText(year, month)),
        }))
      return {
        currency,
        return_bps: timeWeightedReturn(gains.filter(gain => gain.currency === currency)),
        months: lines(own),
        plans: flowsByPlan(own).map(([plan, some]) => ({
          plan,
          closings: lines(some).map(({ line }) => line.closing),
        })),
      }
    }),
  }
}
