// Who did what and when; play-script.ts computes the amounts.

import { monthsLater } from '@kinfold/contract/day/months-later'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import type { Gateway, OutsideGateway } from '@kinfold/contract/payment/gateway'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { dollars, naira } from '../demo-amounts.ts'
import type { PersonKey } from '../people/person.ts'
import { chargeDays } from '../subscriptions/charge-days.ts'
import type { SubscriptionFacts } from '../subscriptions/subscription-facts.ts'

/** As it is written: on the reference day's calendar. */
type Written =
  | {
      readonly kind: 'deposit'
      readonly at: string
      readonly owner: PersonKey
      readonly gateway: OutsideGateway
      readonly credited: Money
      /** Paid in naira for a dollar wallet. */
      readonly isLocalized?: boolean
      readonly thenReversed?: {
        /** As it is written. */
        readonly at: string
        readonly as: 'refund' | 'chargeback'
        /** Part of it; without one, all. */
        readonly amount?: Money
      }
    }
  | {
      readonly kind: 'contribution'
      readonly at: string
      readonly portfolio: string
      readonly amount: Money
      readonly gateway: Gateway
      /** The wallet, when it was paid from one. */
      readonly wallet?: Currency
      readonly subscription?: string
    }
  | { readonly kind: 'payout'; readonly at: string; readonly portfolio: string }
  | {
      readonly kind: 'conversion'
      readonly at: string
      readonly owner: PersonKey
      readonly from: Money
      readonly to: Currency
    }
  | {
      readonly kind: 'assigned'
      readonly at: string
      readonly owner: PersonKey
      readonly unmatched: string
      readonly amount: Money
    }

/** An entry on the calendar of a club; its name is the moment that it is written at, and gives it its ids. */
export type ScriptEntry = Written & { readonly name: string }

/** The months of Dayo's history: June 2024 to June 2026, with what comes after the reference day. */
const months = Array.from({ length: 25 }, (_, index) => {
  const day = new Date(Date.UTC(2024, 5 + index, 1))
  return { index, month: day.toISOString().slice(0, 7) }
})

const rotation = ['transfer', 'card', 'bank'] as const

function dayosDeposits(): Written[] {
  return months.flatMap(({ index, month }): Written[] => {
    const gateway = rotation[index % rotation.length] ?? 'card'
    const salary: Written = {
      kind: 'deposit',
      at: `${month}-15T07:1${index % 10}:00Z`,
      owner: 'dayo',
      gateway,
      credited: naira(110_000 + ((index * 37) % 11) * 2500),
    }
    const side: Written = {
      kind: 'deposit',
      at: `${month}-02T18:2${index % 10}:30Z`,
      owner: 'dayo',
      gateway: 'transfer',
      credited: naira(45_000 + ((index * 53) % 17) * 1250.5),
    }
    // He joined on the 5th.
    return index === 0 ? [salary] : [side, salary]
  })
}

function dayosContributions(): Written[] {
  return months
    .filter(({ index }) => index >= 1)
    .map(
      ({ index, month }): Written => ({
        kind: 'contribution',
        at: `${month}-${index === 1 ? '10' : '05'}T09:4${index % 10}:00Z`,
        portfolio: 'dayo purple naira',
        amount: naira(index === 1 ? 75_000 : 50_000 + (index % 4) * 5000),
        gateway: 'wallet',
        wallet: 'NGN',
      }),
    )
}

function dayosDollars(): Written[] {
  const quarters = [
    '2025-01-15',
    '2025-04-15',
    '2025-07-15',
    '2025-10-15',
    '2026-01-16',
    '2026-04-15',
  ]
  const quarterly = quarters.map(
    (day, index): Written => ({
      kind: 'contribution',
      at: `${day}T10:15:00Z`,
      portfolio: 'dayo purple dollar',
      amount: dollars(300 + index * 25),
      gateway: 'wallet',
      wallet: 'USD',
    }),
  )
  const topUps = [
    '2024-12-10',
    '2025-03-12',
    '2025-06-11',
    '2025-09-10',
    '2025-12-10',
    '2026-03-11',
  ]
  return [
    ...quarterly,
    ...topUps.map(
      (day, index): Written => ({
        kind: 'deposit',
        at: `${day}T13:05:00Z`,
        owner: 'dayo',
        gateway: index % 2 === 0 ? 'card' : 'card_us',
        credited: dollars(450),
        // Every other time he pays in naira.
        isLocalized: index % 2 === 0,
      }),
    ),
    {
      kind: 'conversion',
      at: '2025-02-06T08:00:00Z',
      owner: 'dayo',
      from: naira(50_000),
      to: 'USD',
    },
    {
      kind: 'conversion',
      at: '2025-11-20T08:30:00Z',
      owner: 'dayo',
      from: naira(120_000),
      to: 'USD',
    },
    {
      kind: 'contribution',
      at: '2026-05-06T09:20:00Z',
      portfolio: 'dayo purple dollar',
      amount: dollars(40),
      // A dollar plan paid from the naira wallet.
      gateway: 'wallet',
      wallet: 'NGN',
    },
  ]
}

const dayosHarvest: readonly Written[] = [
  {
    kind: 'contribution',
    at: '2024-07-01T12:00:00Z',
    portfolio: 'dayo harvest',
    amount: naira(300_000),
    gateway: 'card',
  },
  { kind: 'payout', at: '2025-07-01T22:30:00Z', portfolio: 'dayo harvest' },
]

const efesDeposits: readonly Written[] = months
  .filter(({ index }) => index >= 2)
  .map(({ index, month }) => ({
    kind: 'deposit',
    at: `${month}-08T15:3${index % 10}:00Z`,
    owner: 'efe',
    gateway: index % 3 === 0 ? 'bank' : 'card_us',
    credited: dollars(180 + ((index * 29) % 13) * 15.25),
  }))

/** Into the portfolio that matures today: a year ago, and half a year ago. */
const efesYear: readonly Written[] = [
  {
    kind: 'contribution',
    at: '2025-06-03T15:00:00Z',
    portfolio: 'efe purple dollar',
    amount: dollars(1500),
    gateway: 'wallet',
    wallet: 'USD',
  },
  {
    kind: 'contribution',
    at: '2025-12-03T15:10:00Z',
    portfolio: 'efe purple dollar',
    amount: dollars(500),
    gateway: 'wallet',
    wallet: 'USD',
  },
]

const othersHistory: readonly Written[] = [
  {
    kind: 'deposit',
    at: '2026-05-29T12:40:00Z',
    owner: 'chidi',
    gateway: 'card',
    credited: naira(20_000),
  },
  {
    kind: 'deposit',
    at: '2025-12-18T10:30:00Z',
    owner: 'funmi',
    gateway: 'bank',
    credited: naira(394_000),
  },
  {
    kind: 'deposit',
    at: '2025-12-20T14:10:00Z',
    owner: 'funmi',
    gateway: 'card',
    credited: naira(10_000),
    // She had meant six.
    thenReversed: { at: '2025-12-22T09:40:00Z', as: 'refund', amount: naira(4000) },
  },
  {
    kind: 'contribution',
    at: '2026-01-12T09:00:00Z',
    portfolio: 'funmi steady income',
    amount: naira(150_000),
    gateway: 'wallet',
    wallet: 'NGN',
  },
  {
    kind: 'deposit',
    at: '2025-02-20T08:15:00Z',
    owner: 'halima',
    gateway: 'transfer',
    credited: naira(250_000),
  },
  {
    kind: 'contribution',
    at: '2025-03-03T09:10:00Z',
    portfolio: 'halima growth pool',
    amount: naira(120_000),
    gateway: 'wallet',
    wallet: 'NGN',
  },
  {
    kind: 'deposit',
    at: '2025-09-09T17:00:00Z',
    owner: 'halima',
    gateway: 'card',
    credited: naira(35_000),
    // She paid twice by mistake.
    thenReversed: { at: '2025-09-11T10:00:00Z', as: 'refund' },
  },
  {
    kind: 'deposit',
    at: '2025-09-09T16:55:00Z',
    owner: 'halima',
    gateway: 'card',
    credited: naira(35_000),
  },
  {
    kind: 'deposit',
    at: '2025-12-04T19:20:00Z',
    owner: 'halima',
    gateway: 'card',
    credited: naira(15_000),
    thenReversed: { at: '2026-01-08T09:30:00Z', as: 'chargeback' },
  },
  {
    kind: 'assigned',
    at: '2026-02-17T11:45:00Z',
    owner: 'halima',
    unmatched: 'february transfer',
    amount: naira(60_000),
  },
  {
    kind: 'contribution',
    at: '2026-03-02T09:10:00Z',
    portfolio: 'halima steady income',
    amount: naira(80_000),
    gateway: 'wallet',
    wallet: 'NGN',
  },
]

function charges(calendar: DemoCalendar, subscriptions: readonly SubscriptionFacts[]) {
  return subscriptions.flatMap(facts => {
    const { firstChargeOn, lastChargeOn, interval, anchorDay } = facts
    if (lastChargeOn === null) return []
    return chargeDays(firstChargeOn, lastChargeOn, interval, anchorDay).map((day): ScriptEntry => {
      const name = `${day}T06:00:${interval === 'weekly' ? '20' : '10'}Z`
      return {
        kind: 'contribution',
        name,
        at: calendar.byNow(name),
        portfolio: facts.portfolio,
        amount: facts.amount,
        gateway: facts.gateway,
        subscription: facts.key,
      }
    })
  })
}

/** Everything up to now. What is done every month is done in each; the rest is where the calendar has it. */
export function scriptOn(
  calendar: DemoCalendar,
  subscriptions: readonly SubscriptionFacts[],
): ScriptEntry[] {
  const monthly = [...dayosDeposits(), ...dayosContributions(), ...efesDeposits]
  const once = [...dayosDollars(), ...dayosHarvest, ...othersHistory]
  const today = Number(calendar.day.slice(8))
  const onThisDayOfItsMonth = (written: string) =>
    monthsLater(calendar.inItsMonth(written).slice(0, 10), 0, today) + written.slice(10)
  const moved = (all: readonly Written[], moment: (written: string) => string) =>
    all.map((entry): ScriptEntry => ({ ...entry, name: entry.at, at: moment(entry.at) }))
  return [
    ...moved(monthly, calendar.inItsMonth),
    ...moved(once, calendar.of),
    ...moved(efesYear, onThisDayOfItsMonth),
    ...charges(calendar, subscriptions),
  ].filter(({ at }) => at <= calendar.now)
}
