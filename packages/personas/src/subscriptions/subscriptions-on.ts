import { daysLater } from '@kinfold/contract/day/days-later'
import { monthsLater } from '@kinfold/contract/day/months-later'
import { nextPeriod } from '@kinfold/contract/subscription/charge-rule'
import type { SubscriptionStatus } from '@kinfold/contract/subscription/subscription-status'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { retold } from '../calendar/retold.ts'
import { referenceDay } from '../reference-day.ts'
import { chargeDays } from './charge-days.ts'
import { chargeMoment, type SubscriptionFacts, subscriptionFacts } from './subscription-facts.ts'

/** The recurring contributions, charged up to today: the next charge of each lies ahead. */
export function subscriptionsOn(calendar: DemoCalendar): SubscriptionFacts[] {
  return subscriptionFacts.map(facts => byStatus[facts.status](calendar, withCard(calendar, facts)))
}

type Retell = (calendar: DemoCalendar, facts: SubscriptionFacts) => SubscriptionFacts

const byStatus: Readonly<Record<SubscriptionStatus, Retell>> = {
  pending: begun,
  active: goingOn,
  paused,
  past_due: expiredYesterday,
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
  const rule = { interval, anchor_day: anchorDay }
  const nextChargeOn = nextPeriod(days.at(-1) ?? firstChargeOn, rule)
  return {
    ...facts,
    firstChargeOn,
    ...lastOf(calendar, days),
    periodOn: nextChargeOn,
    nextChargeOn,
  }
}

function paused(calendar: DemoCalendar, facts: SubscriptionFacts): SubscriptionFacts {
  return { ...goingOn(calendar, facts), nextChargeOn: null }
}

/** Due yesterday, for the first time after its card had expired. */
function expiredYesterday(calendar: DemoCalendar, facts: SubscriptionFacts): SubscriptionFacts {
  const { firstChargeOn: first, lastChargeOn: last, interval, card } = facts
  if (last === null) throw new RangeError(`${facts.key} was never charged`)
  const charged = chargeDays(first, last, interval).length
  const periodOn = daysLater(calendar.day, -1)
  const anchorDay = Number(periodOn.slice(8))
  const firstChargeOn = monthsLater(periodOn, -charged)
  const days = chargeDays(firstChargeOn, daysLater(periodOn, -1), interval, anchorDay)
  return {
    ...facts,
    firstChargeOn,
    anchorDay,
    ...lastOf(calendar, days),
    periodOn,
    card: card && { ...card, expires_on: monthsLater(periodOn, -1, 31) },
  }
}

function withCard(calendar: DemoCalendar, facts: SubscriptionFacts): SubscriptionFacts {
  const { card } = facts
  return { ...facts, card: card && { ...card, expires_on: asFarAhead(calendar, card.expires_on) } }
}

/** The end of a month, as many months from today as it is written from the reference day. */
function asFarAhead({ day }: DemoCalendar, written: string): string {
  const monthOf = (of: string) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7))
  return monthsLater(day, monthOf(written) - monthOf(referenceDay), 31)
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
