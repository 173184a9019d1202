// The days a recurring contribution is charged on. A period is named by the day it belongs on, which a late or
// repeated charge doesn't move.
import { daysLater } from '../day/days-later.ts'
import { monthsLater } from '../day/months-later.ts'
import type { Interval } from '../payment/interval.ts'

export interface ChargeRule {
  readonly interval: Interval
  /** The day of the month it belongs on; a shorter month is charged on its last day. */
  readonly anchor_day: number
}

/** The period after one: the 31st falls on a shorter month’s last day, and returns to the 31st. */
export function nextPeriod(period: string, { interval, anchor_day }: ChargeRule): string {
  if (interval === 'weekly') return daysLater(period, 7)
  return monthsLater(period, interval === 'monthly' ? 1 : 3, anchor_day)
}

/** The first period from this one on that doesn’t lie before the day. */
export function periodFrom(period: string, rule: ChargeRule, day: string): string {
  let from = period
  while (from < day) from = nextPeriod(from, rule)
  return from
}

/** The last period from this one on that doesn’t lie after the day, or this one where it does. */
export function latestPeriod(period: string, rule: ChargeRule, day: string): string {
  let latest = period
  for (let next = nextPeriod(latest, rule); next <= day; next = nextPeriod(latest, rule)) {
    latest = next
  }
  return latest
}

/** After how many days a charge that failed is tried again, counted from the first try. */
const retryDays = [1, 3, 5] as const

/** The day of the next try after this many that failed, the last of them on the given day; undefined when it was the last. */
export function retryDay(triedOn: string, failures: number): string | undefined {
  const next = retryDays[failures - 1]
  if (next === undefined) return undefined
  return daysLater(triedOn, next - (retryDays[failures - 2] ?? 0))
}
