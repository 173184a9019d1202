import type { ReportFigures } from '@kinfold/contract/report/report-figures'
import type { ReportPart } from '@kinfold/contract/report/report-flow'

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

/** Months that follow one another taken together. */
export function sumOfFigures(months: readonly ReportFigures[]): ReportFigures {
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
export const isEmpty = (figures: ReportFigures) =>
  Object.values(figures).every(minor => minor === 0n)
