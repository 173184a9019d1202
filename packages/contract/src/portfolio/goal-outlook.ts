import { monthsLater } from '../day/months-later.ts'
import type { Currency } from '../money/currency.ts'
import { moneyFromWire } from '../money/wire-amount.ts'
import { chargesAhead } from '../subscription/charges-ahead.ts'
import type { Subscription } from '../subscription/subscription.ts'
import type { PortfolioGoal } from './portfolio-goal.ts'

interface Facts {
  readonly currency: Currency
  readonly value: number
  readonly goal: PortfolioGoal
  readonly today: string
  /** What pays into it by itself. */
  readonly subscription?:
    | Pick<Subscription, 'amount' | 'interval' | 'anchor_day' | 'period_on' | 'next_charge_on'>
    | undefined
}

/** What a goal still takes, in minor units. Returns are not counted on: nobody promises them. */
export type GoalOutlook =
  | { readonly state: 'reached' }
  /** The day has come. */
  | { readonly state: 'missed'; readonly missing: bigint }
  | {
      readonly state: 'under_way'
      readonly missing: bigint
      /** What the recurring contribution brings until that day. */
      readonly toCome: bigint
      /** In how many months, at least one. */
      readonly months: number
      /** What each of them has to bring besides, in whole naira or dollars; nothing where what comes is enough. */
      readonly monthly: bigint
    }

const mostCharges = 50 * 53
const wholeUnit = 100n

const roundedUp = (amount: bigint, step: bigint) => ((amount + step - 1n) / step) * step

export function goalOutlook({ currency, value, goal, today, subscription }: Facts): GoalOutlook {
  const minor = (amount: number) => moneyFromWire(currency, amount).minor
  const missing = minor(goal.amount) - minor(value)
  if (missing <= 0n) return { state: 'reached' }
  if (goal.by <= today) return { state: 'missed', missing }
  const toCome = subscription
    ? minor(subscription.amount) * BigInt(chargesUntil(goal.by, subscription))
    : 0n
  const months = monthsUntil(goal.by, today)
  const rest = missing - toCome
  const monthly = rest > 0n ? roundedUp(rest, BigInt(months) * wholeUnit) / BigInt(months) : 0n
  return { state: 'under_way', missing, toCome, months, monthly }
}

const chargesUntil = (day: string, subscription: NonNullable<Facts['subscription']>) =>
  chargesAhead(subscription, subscription, mostCharges).filter(charge => charge <= day).length

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
