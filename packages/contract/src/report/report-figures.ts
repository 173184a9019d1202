import type { Currency } from '../money/currency.ts'
import { moneyFromWire } from '../money/wire-amount.ts'
import type { ReportLine } from './report-line.ts'

/** The figures of a month or a year in minor units. */
export type ReportFigures = Readonly<Record<keyof ReportLine, bigint>>

export function figuresOf(currency: Currency, line: ReportLine): ReportFigures {
  const minor = (amount: number) => moneyFromWire(currency, amount).minor
  return {
    opening: minor(line.opening),
    contributions: minor(line.contributions),
    returns: minor(line.returns),
    fees: minor(line.fees),
    payouts: minor(line.payouts),
    closing: minor(line.closing),
  }
}
