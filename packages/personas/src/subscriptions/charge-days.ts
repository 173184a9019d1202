import type { Interval } from '@kinfold/contract/payment/interval'
import { daysLater } from '../calendar/days-later.ts'
import { monthsLater } from '../calendar/months-later.ts'

/** The day of the charge that comes `count` intervals after the first; the 31st falls on a month's last day. */
export function chargeDay(
  first: string,
  interval: Interval,
  count: number,
  anchorDay?: number,
): string {
  if (interval === 'weekly') return daysLater(first, count * 7)
  return monthsLater(first, count * (interval === 'monthly' ? 1 : 3), anchorDay)
}

/** Every day a recurring contribution is charged, from the first to the last, both included. */
export function chargeDays(
  first: string,
  last: string,
  interval: Interval,
  anchorDay?: number,
): string[] {
  const days: string[] = []
  for (let count = 0; ; count += 1) {
    const day = chargeDay(first, interval, count, anchorDay)
    if (day > last) return days
    days.push(day)
  }
}
