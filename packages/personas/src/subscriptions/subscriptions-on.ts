import type { SubscriptionStatus } from '@kinfold/contract/subscription/subscription-status'
import { daysLater } from '../calendar/days-later.ts'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { monthsLater } from '../calendar/months-later.ts'
import { retold } from '../calendar/retold.ts'
import { chargeDay, chargeDays } from './charge-days.ts'
import { chargeMoment, type SubscriptionFacts, subscriptionFacts } from './subscription-facts.ts'

/** The recurring contributions, charged up to today: the next charge of each lies ahead. */
export function subscriptionsOn(calendar: DemoCalendar): SubscriptionFacts[] {
  return subscriptionFacts.map(facts => byStatus[facts.status](calendar, facts))
}

type Retell = (calendar: DemoCalendar, facts: SubscriptionFacts) => SubscriptionFacts

const byStatus: Readonly<Record<SubscriptionStatus, Retell>> = {
  pending: begun,
  active: goingOn,
  past_due: declinedYesterday,
  cancelled: over,
  ended: over,
}

function begun(calendar: DemoCalendar, facts: SubscriptionFacts): SubscriptionFacts {
  const firstChargeOn = calendar.of(facts.firstChargeOn)
  return { ...facts, firstChargeOn, anchorDay: Number(firstChargeOn.slice(8)) }
}

function goingOn(calendar: DemoCalendar, facts: SubscriptionFacts): SubscriptionFacts {
  const { interval, anchorDay } = facts
  const firstChargeOn = calendar.of(facts.firstChargeOn)
  const days = chargeDays(firstChargeOn, calendar.day, interval, anchorDay)
  const nextChargeOn = chargeDay(firstChargeOn, interval, days.length, anchorDay)
  return { ...facts, firstChargeOn, ...lastOf(calendar, days), nextChargeOn }
}

/** Declined on its day, which was yesterday; it is tried again tomorrow. */
function declinedYesterday(calendar: DemoCalendar, facts: SubscriptionFacts): SubscriptionFacts {
  const { firstChargeOn: first, lastChargeOn: last, interval } = facts
  if (last === null) throw new RangeError(`${facts.key} was never charged`)
  const charged = chargeDays(first, last, interval).length
  const declinedOn = daysLater(calendar.day, -1)
  const anchorDay = Number(declinedOn.slice(8))
  const firstChargeOn = monthsLater(declinedOn, -charged)
  const days = chargeDays(firstChargeOn, daysLater(declinedOn, -1), interval, anchorDay)
  const nextChargeOn = daysLater(calendar.day, 1)
  return { ...facts, firstChargeOn, anchorDay, ...lastOf(calendar, days), nextChargeOn }
}

function over(calendar: DemoCalendar, facts: SubscriptionFacts): SubscriptionFacts {
  const moved = retold(calendar, facts, 'firstChargeOn', 'lastChargeOn', 'cancelledAt')
  const { firstChargeOn, lastChargeOn, interval, anchorDay } = moved
  const days = chargeDays(firstChargeOn, lastChargeOn ?? firstChargeOn, interval, anchorDay)
  return { ...moved, ...lastOf(calendar, days) }
}

function lastOf(calendar: DemoCalendar, days: readonly string[]) {
  const lastChargeOn = days.at(-1) ?? null
  const moment = chargeMoment(lastChargeOn)
  return { lastChargeOn, lastChargedAt: moment && calendar.byNow(moment) }
}
