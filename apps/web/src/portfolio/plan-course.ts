import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { PlanReference } from '@kinfold/contract/plan/plan'
import type { YearTrend } from '@kinfold/contract/report/get-year-trend'

/** A year, and the month that it starts from. */
const monthsShown = 13

/** What a plan held at the end of each of the last months, oldest first, from the first with anything in it. */
export function planCourse(
  trends: readonly YearTrend[],
  { id, currency }: Pick<PlanReference, 'id' | 'currency'>,
): bigint[] {
  const closings = trends
    .toSorted((a, b) => a.year - b.year)
    .flatMap(({ currencies }) => {
      const own = currencies.find(each => each.currency === currency)
      const held = own?.plans.find(({ plan }) => plan.id === id)
      // Before a plan's first money its years have months, and nothing in them.
      return held?.closings ?? own?.months.map(() => 0) ?? []
    })
    .map(closing => moneyFromWire(currency, closing).minor)
  const first = closings.findIndex(closing => closing !== 0n)
  return first === -1 ? [] : closings.slice(first).slice(-monthsShown)
}
