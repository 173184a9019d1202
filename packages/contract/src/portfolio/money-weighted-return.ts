/** Why nothing can be said of what a year earned. */
export const noReturnReasons = ['no_money', 'under_a_year', 'no_single_rate'] as const
export type NoReturnReason = (typeof noReturnReasons)[number]

/** What a member put in on a day, less what was paid out on it; in minor units. */
export interface OwnFlow {
  readonly day: string
  readonly minor: bigint
}

interface End {
  /** What it was worth on that day; in minor units. */
  readonly value: bigint
  readonly day: string
}

const dayMs = 86_400_000
const daysOfYear = 365
/** A hundred thousand percent: what grows faster says more about its few days than about a year. */
const mostGrowth = 1000
/** A double has no more bits to halve. */
const halvings = 64

/**
 * The money-weighted return of a year in hundredths of a percent: the one rate at which all that was put in, each amount
 * for as long as it was there, becomes what was paid out and what is left. Or why there is none: of less than a year
 * none is said, since a good month would be made a wild year of.
 */
export function moneyWeightedReturn(
  flows: readonly OwnFlow[],
  { value, day }: End,
): number | NoReturnReason {
  const byDay = new Map<string, bigint>()
  for (const flow of flows) byDay.set(flow.day, (byDay.get(flow.day) ?? 0n) + flow.minor)
  const own = [...byDay]
    .filter(([, minor]) => minor !== 0n)
    .map(([on, minor]) => ({ at: daysBetween(on, day), minor: Number(minor) }))
    .sort((a, b) => b.at - a.at)
  const [first] = own
  if (first === undefined || first.minor < 0) return 'no_money'
  if (first.at < daysOfYear) return 'under_a_year'
  const growth = growthOf(own, Number(value))
  return growth === undefined ? 'no_single_rate' : Math.round((growth - 1) * 10_000) + 0
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

interface Step {
  /** Days before the end. */
  readonly at: number
  readonly minor: number
}

/** What one unit becomes in a year; undefined where no growth, or more than one, comes to the value. */
function growthOf(steps: readonly Step[], value: number): number | undefined {
  const isTooMuch = (growth: number) => (balancesAt(steps, growth).at(-1) ?? 0) > value
  let [low, high] = [0, mostGrowth]
  if (isTooMuch(low) || !isTooMuch(high)) return undefined
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (low + high) / 2
    if (isTooMuch(middle)) high = middle
    else low = middle
  }
  // Never more taken out than there was at this rate: then no other comes to the same value, since a higher one leaves
  // more after every step and a lower one less.
  const isTheOnlyOne = balancesAt(steps, low).every(balance => balance >= -1)
  return isTheOnlyOne ? low : undefined
}

/** What there is after each step, and at the end. */
function balancesAt(steps: readonly Step[], growth: number): number[] {
  const balances: number[] = []
  let balance = 0
  steps.forEach(({ at, minor }, index) => {
    const before = steps[index - 1]?.at ?? at
    balance = balance * growth ** ((before - at) / daysOfYear) + minor
    balances.push(balance)
  })
  return [...balances, balance * growth ** ((steps.at(-1)?.at ?? 0) / daysOfYear)]
}
