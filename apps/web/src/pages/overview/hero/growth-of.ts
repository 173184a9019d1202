import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { YearTrend } from '@kinfold/contract/report/get-year-trend'

export type GrowthMonth = {
  readonly year: number
  readonly month: number
  /** In minor units, as all of these. */
  readonly value: bigint
  /** Paid in until then, less what was paid out. */
  readonly paidIn: bigint
  /** What was paid out in the month. */
  readonly paidOut: bigint
  /** What the month earned after fees. */
  readonly earned: bigint
}

/**
 * The months of some years in one currency, oldest first, from the first in which there was anything. What was paid in
 * is counted back from today's, so it is right however far back the years go.
 */
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
  const minor = (amount: number) => moneyFromWire(currency, amount).minor
  let paidIn = paidInToday
  const months = lines.toReversed().map(({ year, month, line }) => {
    const here = {
      year,
      month,
      value: minor(line.closing),
      paidIn,
      paidOut: -minor(line.payouts),
      earned: minor(line.returns) + minor(line.fees),
    }
    paidIn -= minor(line.contributions) + minor(line.payouts)
    return here
  })
  const oldestFirst = months.toReversed()
  const first = oldestFirst.findIndex(
    ({ value, paidIn, earned }) => value !== 0n || paidIn !== 0n || earned !== 0n,
  )
  return first === -1 ? [] : oldestFirst.slice(first)
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
