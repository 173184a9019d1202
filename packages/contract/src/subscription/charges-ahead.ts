import type { ChargeRule } from './charge-rule.ts'
import { afterCharge } from './charge-state.ts'
import type { Subscription } from './subscription.ts'

/** The days of the next charges, should each of them succeed; none while nothing is charged. */
export function chargesAhead(
  { period_on, next_charge_on }: Pick<Subscription, 'period_on' | 'next_charge_on'>,
  rule: ChargeRule,
  count: number,
): string[] {
  const days: string[] = []
  let period = period_on
  let day = next_charge_on
  while (period !== null && day !== null && days.length < count) {
    days.push(day)
    const next = afterCharge(rule, { period, takenOn: day })
    period = next.period_on
    day = next.next_charge_on
  }
  return days
}
