import type { Interval } from '@kinfold/contract/payment/interval'
import { nextPeriod } from '@kinfold/contract/subscription/charge-rule'

/** Every day a recurring contribution is charged, from the first to the last, both included. */
export function chargeDays(
  first: string,
  last: string,
  interval: Interval,
  anchor_day = Number(first.slice(8)),
): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = nextPeriod(day, { interval, anchor_day })) days.push(day)
  return days
}
