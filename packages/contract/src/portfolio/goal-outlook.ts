import { daysLater } from '../day/days-later.ts'
import { monthsLater } from '../day/months-later.ts'
import type { Currency } from '../money/currency.ts'
import { moneyFromWire } from '../money/wire-amount.ts'
import { chargesAhead } from '../subscription/charges-ahead.ts'
import type { Subscription } from '../subscription/subscription.ts'
import type { Portfolio } from './portfolio.ts'
import type { PortfolioGoal } from './portfolio-goal.ts'

type Feeding = Pick<
  Subscription,
  'amount' | 'interval' | 'anchor_day' | 'period_on' | 'next_charge_on'
>

interface Facts extends Pick<Portfolio, 'matures_on' | 'at_maturity'> {
  readonly currency: Currency
  readonly value: number
  readonly goal: PortfolioGoal
  readonly today: string
  /** What pays into it by itself. */
  readonly subscriptions?: readonly Feeding[]
}

/** What a goal still takes, in minor units. Returns are not counted on: nobody promises them. */
export type GoalOutlook =
  | { readonly state: 'reached' }
  /** The day has come. */
  | { readonly state: 'missed'; readonly missing: bigint }
  | {
      readonly state: 'under_way'
      readonly missing: bigint
      /** The goal’s day, or the end of a term that pays all of it out before. */
      readonly until: string
      /** What recurring contributions bring until then. */
      readonly toCome: bigint
      /** In how many months, at least one. */
      readonly months: number
      /** What each of them has to bring besides, in whole naira or dollars; nothing where what comes is enough. */
      readonly monthly: bigint
    }

const mostCharges = 50 * 53
const wholeUnit = 100n

const roundedUp = (amount: bigint, step: bigint) => ((amount + step - 1n) / step) * step

export function goalOutlook(facts: Facts): GoalOutlook {
  const { currency, value, goal, today, subscriptions = [] } = facts
  const minor = (amount: number) => moneyFromWire(currency, amount).minor
  const missing = minor(goal.amount) - minor(value)
  if (missing <= 0n) return { state: 'reached' }
  if (goal.by <= today) return { state: 'missed', missing }
  const end = endOf(facts)
  const until = end ?? goal.by
  const toCome = subscriptions.reduce(
    (sum, each) =>
      sum + minor(each.amount) * BigInt(chargesBefore(end ?? daysLater(goal.by, 1), each)),
    0n,
  )
  const months = monthsUntil(until, today)
  const rest = missing - toCome
  const monthly = rest > 0n ? roundedUp(rest, BigInt(months) * wholeUnit) / BigInt(months) : 0n
  return { state: 'under_way', missing, until, toCome, months, monthly }
}

/** The day on which it is paid out, where that is before the goal’s. */
function endOf({ matures_on, at_maturity, goal }: Facts): string | undefined {
  if (matures_on === null || at_maturity === 'roll_over') return undefined
  return matures_on < goal.by ? matures_on : undefined
}

const chargesBefore = (day: string, subscription: Feeding) =>
  chargesAhead(subscription, subscription, mostCharges).filter(charge => charge < day).length

/** Whole months; what is less than one is one. */
function monthsUntil(day: string, today: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const [yearNow = 0, monthNow = 0] = today.split('-').map(Number)
  const months = (year - yearNow) * 12 + month - monthNow
  return Math.max(1, monthsLater(today, months) > day ? months - 1 : months)
}

/** How much of a goal is there, in whole percent: all of it only once it is reached. */
export function goalShare({ currency, value, goal }: Pick<Facts, 'currency' | 'value' | 'goal'>) {
  const minor = (amount: number) => moneyFromWire(currency, amount).minor
  const share = (minor(value) * 100n) / minor(goal.amount)
  return Math.min(100, Math.max(0, Number(share)))
}
