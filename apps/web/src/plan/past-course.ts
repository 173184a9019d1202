import type { PlanReturns } from '@kinfold/contract/plan/plan-returns'

/** In the lowest unit of the plan's currency. */
type PastMonth = {
  /** `2026-05` */
  readonly month: string
  readonly earned: bigint
  readonly value: bigint
}

/** What an amount would have become, left in a plan through these months; a kobo that isn't whole is not counted. */
export function pastCourse(amount: bigint, months: PlanReturns['months']): PastMonth[] {
  let value = amount
  return months.map(({ month, net_return_ppm }) => {
    const earned = (value * BigInt(net_return_ppm)) / 1_000_000n
    value += earned
    return { month, earned, value }
  })
}

/** What it came to altogether, in hundredths of a percent, whatever amount it was. */
export function pastBps(months: PlanReturns['months']): number {
  const many = 10n ** 15n
  const value = pastCourse(many, months).at(-1)?.value ?? many
  return Number(((value - many) * 10_000n) / many)
}

/** Those of the twelve calendar months up to the last. */
export function lastYear(months: PlanReturns['months']): PlanReturns['months'] {
  const last = months.at(-1)?.month
  if (last === undefined) return months
  const yearBefore = `${Number(last.slice(0, 4)) - 1}${last.slice(4)}`
  return months.filter(({ month }) => month > yearBefore)
}

type ReturnMonth = PlanReturns['months'][number]

/** The months that brought most and least, the later one of equals; undefined where there are none. */
export function bestAndWeakest(months: PlanReturns['months']) {
  const [first] = months
  if (first === undefined) return undefined
  const better = (a: ReturnMonth, b: ReturnMonth) => (b.net_return_ppm < a.net_return_ppm ? a : b)
  const weaker = (a: ReturnMonth, b: ReturnMonth) => (b.net_return_ppm > a.net_return_ppm ? a : b)
  return { best: months.reduce(better, first), weakest: months.reduce(weaker, first) }
}
