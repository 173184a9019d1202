import { dateFormat } from '@kinfold/contract/day/date-format'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'

type MonthOf<Row> = {
  /** "2026-05" */
  readonly month: string
  readonly rows: readonly Row[]
}

/** Rows by the month they happened in, in the order they are in. */
export function monthsOf<Row>(
  rows: readonly Row[],
  momentOf: (row: Row) => string,
): readonly MonthOf<Row>[] {
  const months = Map.groupBy(rows, row => dayInLagos(new Date(momentOf(row))).slice(0, 7))
  return [...months].map(([month, ofMonth]) => ({ month, rows: ofMonth }))
}

const written = dateFormat({
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "2026-05" in words: `May 2026`. */
export const monthText = (month: string): string => written(new Date(`${month}-01`))
