import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'

export type DayOf<Row> = { readonly day: string; readonly rows: readonly Row[] }

/** Rows by the day they happened, in the order they are in. */
export function daysOf<Row>(
  rows: readonly Row[],
  momentOf: (row: Row) => string,
): readonly DayOf<Row>[] {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = dayInLagos(new Date(momentOf(row)))
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(row)
    else days.set(day, [row])
  }
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay }))
}
