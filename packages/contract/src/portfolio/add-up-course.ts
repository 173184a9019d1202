import { monthsLater } from '../day/months-later.ts'
import type { Currency } from '../money/currency.ts'
import { addUpLine } from '../report/add-up-line.ts'
import type { ReportPart } from '../report/report-flow.ts'
import type { PortfolioCourse } from './get-portfolio-course.ts'
import { moneyWeightedReturn } from './money-weighted-return.ts'

/** Money that came into one portfolio, or left it, on one of the club's days. */
export interface PortfolioFlow {
  readonly day: string
  readonly part: ReportPart
  /** In minor units. */
  readonly minor: bigint
}

interface About {
  readonly currency: Currency
  /** The club's day. */
  readonly today: string
}

/** As many as a curve can tell apart. */
export const mostMonths = 60

const ownParts: readonly ReportPart[] = ['contributions', 'payouts']

/** How a portfolio came to its value; its flows in the order of their days. */
export function addUpCourse(
  flows: readonly PortfolioFlow[],
  { currency, today }: About,
): PortfolioCourse {
  const value = flows.reduce((sum, { minor }) => sum + minor, 0n)
  const first = flows[0]?.day ?? today
  // Nothing happens to one in which nothing is left.
  const last = value === 0n ? (flows.at(-1)?.day ?? today) : today
  const inMonths = flows.map(({ day, part, minor }) => ({ month: day.slice(0, 7), part, minor }))
  const own = flows.filter(({ part }) => ownParts.includes(part))
  const earned = moneyWeightedReturn(own, { value, day: last })
  return {
    months: (flows.length === 0 ? [] : monthsUntil(first, last)).map(month => ({
      year: Number(month.slice(0, 4)),
      month: Number(month.slice(5)),
      line: addUpLine(currency, inMonths, month),
    })),
    return_bps: typeof earned === 'number' ? earned : null,
    no_return: typeof earned === 'number' ? null : earned,
  }
}

/** `2026-05` of each month from one day's to another's, at most the last sixty. */
function monthsUntil(first: string, last: string): string[] {
  const months: string[] = []
  const start = `${last.slice(0, 7)}-01`
  for (let back = 0; back < mostMonths; back++) {
    const month = monthsLater(start, -back).slice(0, 7)
    if (month < first.slice(0, 7)) break
    months.unshift(month)
  }
  return months
}
