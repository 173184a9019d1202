import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { ReportLine } from '@kinfold/contract/report/report-line'

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

type ReportMonth = { readonly year: number; readonly month: number; readonly line: ReportLine }

/**
 * The months of a report, oldest first, from the first in which there was anything. What was paid in is counted back
 * from today's, so it is right however far back the months go.
 */
export function growthMonths(
  lines: readonly ReportMonth[],
  currency: Currency,
  paidInToday: bigint,
): GrowthMonth[] {
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
