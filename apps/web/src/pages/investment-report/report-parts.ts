import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { ReportPart } from '@kinfold/contract/report/report-flow'
import type { ReportLine } from '@kinfold/contract/report/report-line'

/** What changes a value, in the order it is told. */
export const changes = [
  'contributions',
  'returns',
  'fees',
  'payouts',
] as const satisfies readonly ReportPart[]

export const changeWords: Readonly<Record<ReportPart, string>> = {
  contributions: 'Contributions',
  returns: 'Returns',
  fees: 'Fees',
  payouts: 'Paid out',
}

/** The figures of a month or a year in minor units. */
export type Figures = Readonly<Record<keyof ReportLine, bigint>>

export function figuresOf(currency: Currency, line: ReportLine): Figures {
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

/** Months that follow one another taken together. */
export function sumOfFigures(months: readonly Figures[]): Figures {
  const sum = (part: ReportPart) => months.reduce((all, figures) => all + figures[part], 0n)
  return {
    opening: months[0]?.opening ?? 0n,
    contributions: sum('contributions'),
    returns: sum('returns'),
    fees: sum('fees'),
    payouts: sum('payouts'),
    closing: months.at(-1)?.closing ?? 0n,
  }
}

/** Whether there is anything to tell: a value, or a change of it. */
export const isEmpty = (figures: Figures) => Object.values(figures).every(minor => minor === 0n)
