import type { BookMonth } from '@kinfold/contract/operator/month/list-months'

type Standing = Pick<BookMonth, 'year' | 'month' | 'closed' | 'obstacle' | 'proposal'>

export const isBefore = (one: Standing, other: Standing): boolean =>
  one.year * 12 + one.month < other.year * 12 + other.month

/** The month to go on with: the oldest that waits to be confirmed, or else the oldest that can be proposed. */
export function nextMonth<Month extends Standing>(months: readonly Month[]): Month | undefined {
  const oldestFirst = months.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
  const possible = oldestFirst.filter(({ closed, obstacle }) => !closed && !obstacle)
  return possible.find(({ proposal }) => proposal) ?? possible[0]
}
