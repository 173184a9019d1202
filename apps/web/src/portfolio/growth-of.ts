import type { Currency } from '@kinfold/contract/money/currency'
import type { YearTrend } from '@kinfold/contract/report/get-year-trend'
import { type GrowthMonth, growthMonths } from './growth-months.ts'

/** The months of some years in one currency, oldest first. */
export function growthOf(
  trends: readonly YearTrend[],
  currency: Currency,
  paidInToday: bigint,
): GrowthMonth[] {
  const lines = trends
    .toSorted((a, b) => a.year - b.year)
    .flatMap(({ year, currencies }) => {
      const own = currencies.find(each => each.currency === currency)
      return (own?.months ?? []).map(({ month, line }) => ({ year, month, line }))
    })
  return growthMonths(lines, currency, paidInToday)
}

/** Month by month taken together, the second at a rate; months that only one of them has count as they are. */
export function growthTogether(
  naira: readonly GrowthMonth[],
  dollars: readonly GrowthMonth[],
  inNaira: (cents: bigint) => bigint,
): GrowthMonth[] {
  const converted = dollars.map(month => ({
    ...month,
    value: inNaira(month.value),
    paidIn: inNaira(month.paidIn),
    paidOut: inNaira(month.paidOut),
    earned: inNaira(month.earned),
  }))
  const [longer, shorter] =
    naira.length >= converted.length ? [naira, converted] : [converted, naira]
  return longer.map(month => {
    const other = shorter.find(each => each.year === month.year && each.month === month.month)
    if (!other) return month
    return {
      ...month,
      value: month.value + other.value,
      paidIn: month.paidIn + other.paidIn,
      paidOut: month.paidOut + other.paidOut,
      earned: month.earned + other.earned,
    }
  })
}
