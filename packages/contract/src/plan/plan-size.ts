import { type Infer, nullable, type } from 'superstruct'
import { Month } from '../fields/month.ts'
import { Count } from '../fields/whole-number.ts'
import { type Money, money } from '../money/money.ts'
import { moneyToWire, WireAmount } from '../money/wire-amount.ts'
import { ReturnsWeighting } from './returns-weighting.ts'

/** Of fewer it is not said how many they are, nor what they have. */
export const fewestMembersSaid = 10

/** How many have money in a plan and how much, so that nobody’s own can be worked out. */
export const PlanSize = type({
  /** The last month whose returns were posted: it was counted for them. */
  month: Month,
  /** Null while they are fewer than ten. */
  members: nullable(Count),
  /** Rounded; null where it would tell what one member has. */
  value: nullable(WireAmount),
  /** At the month’s end, or on average over its days. */
  weighting: ReturnsWeighting,
  /** The first month whose returns were posted. */
  since: Month,
})
export type PlanSize = Infer<typeof PlanSize>

/** As it was counted when a month’s returns were shared. */
export type CountedPlan = Pick<PlanSize, 'month' | 'weighting' | 'since'> & {
  readonly members: number
  readonly value: Money
  /** What the member with most has of it, in hundredths of a percent. */
  readonly largestBps: number
}

/** As much of what was counted as may be said. */
export function planSizeOf({ members, value, largestBps, ...when }: CountedPlan): PlanSize {
  if (members < fewestMembersSaid) return { ...when, members: null, value: null }
  return {
    ...when,
    members,
    value: largestBps > half ? null : moneyToWire(rounded(value, members)),
  }
}

const half = 5_000

/** To a step that no member’s money stands out of: at least what one has on average. */
function rounded({ currency, minor }: Money, members: number): Money {
  const average = minor / BigInt(members) + 1n
  const step = roundSteps(average)
  return money(currency, ((minor + step / 2n) / step) * step)
}

/** The next of 1, 2, 5, 10, 20, 50 … whole naira or dollars. */
function roundSteps(least: bigint): bigint {
  let power = 100n
  while (power * 10n <= least) power *= 10n
  return [1n, 2n, 5n, 10n].map(times => times * power).find(step => step >= least) ?? power
}
