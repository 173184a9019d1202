// Who did what and when; play-script.ts computes the amounts.
import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import { dollars, naira } from '../demo-amounts.ts'
import type { PersonKey } from '../people/person.ts'
import { chargeDays } from '../subscriptions/charge-days.ts'
import { subscriptionFacts } from '../subscriptions/subscription-facts.ts'

type OutsideGateway = Exclude<Gateway, 'wallet'>

export type ScriptEntry =
  | {
      readonly kind: 'deposit'
      readonly at: string
      readonly owner: PersonKey
      readonly gateway: OutsideGateway
      readonly credited: Money
      /** Paid in naira for a dollar wallet. */
      readonly isLocalized?: boolean
      readonly thenReversed?: {
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

/** The months of Dayo's history: June 2024 to June 2026. */
const months = Array.from({ length: 25 }, (_, index) => {
  const day = new Date(Date.UTC(2024, 5 + index, 1))
  return { index, month: day.toISOString().slice(0, 7) }
})

const rotation = ['transfer', 'card', 'bank'] as const

function dayosDeposits(): ScriptEntry[] {
  return months.flatMap(({ index, month }): ScriptEntry[] => {
    const gateway = rotation[index % rotation.length] ?? 'card'
    const salary: ScriptEntry = {
      kind: 'deposit',
      at: `${month}-15T07:1${index % 10}:00Z`,
      owner: 'dayo',
      gateway,
      credited: naira(110_000 + ((index * 37) % 11) * 2500),
    }
    const side: ScriptEntry = {
      kind: 'deposit',
      at: `${month}-02T18:2${index % 10}:30Z`,
      owner: 'dayo',
      gateway: 'transfer',
      credited: naira(45_000 + ((index * 53) % 17) * 1250.5),
    }
    // He joined on the 5th, and the 15th of this June has not come.
    if (index === 0) return [salary]
    return index === months.length - 1 ? [side] : [side, salary]
  })
}

function dayosContributions(): ScriptEntry[] {
  const monthly = months
    .filter(({ index }) => index >= 1 && index <= 23)
    .map(
      ({ index, month }): ScriptEntry => ({
        kind: 'contribution',
        at: `${month}-${index === 1 ? '10' : '05'}T09:4${index % 10}:00Z`,
        portfolio: 'dayo purple naira',
        amount: naira(index === 1 ? 75_000 : 50_000 + (index % 4) * 5000),
        gateway: 'wallet',
        wallet: 'NGN',
      }),
    )
  const dollar = [
    '2025-01-15',
    '2025-04-15',
    '2025-07-15',
    '2025-10-15',
    '2026-01-16',
    '2026-04-15',
  ]
  const quarterly = dollar.map(
    (day, index): ScriptEntry => ({
      kind: 'contribution',
      at: `${day}T10:15:00Z`,
      portfolio: 'dayo purple dollar',
      amount: dollars(300 + index * 25),
      gateway: 'wallet',
      wallet: 'USD',
    }),
  )
  return [...monthly, ...quarterly]
}

function dayosDollars(): ScriptEntry[] {
  const topUps = [
    '2024-12-10',
    '2025-03-12',
    '2025-06-11',
    '2025-09-10',
    '2025-12-10',
    '2026-03-11',
  ]
  return [
    ...topUps.map(
      (day, index): ScriptEntry => ({
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

const dayosHarvest: readonly ScriptEntry[] = [
  {
    kind: 'contribution',
    at: '2024-07-01T12:00:00Z',
    portfolio: 'dayo harvest',
    amount: naira(300_000),
    gateway: 'card',
  },
  { kind: 'payout', at: '2025-07-01T22:30:00Z', portfolio: 'dayo harvest' },
]

const efesMonths = months.filter(({ index }) => index >= 2 && index <= 23)

const efesHistory: readonly ScriptEntry[] = [
  ...efesMonths.map(
    ({ index, month }): ScriptEntry => ({
      kind: 'deposit',
      at: `${month}-08T15:3${index % 10}:00Z`,
      owner: 'efe',
      gateway: index % 3 === 0 ? 'bank' : 'card_us',
      credited: dollars(180 + ((index * 29) % 13) * 15.25),
    }),
  ),
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

const othersHistory: readonly ScriptEntry[] = [
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

function charges(): ScriptEntry[] {
  return subscriptionFacts.flatMap(facts => {
    if (facts.lastChargeOn === null) return []
    return chargeDays(facts.firstChargeOn, facts.lastChargeOn, facts.interval).map(
      (day): ScriptEntry => ({
        kind: 'contribution',
        at: `${day}T06:00:${facts.interval === 'weekly' ? '20' : '10'}Z`,
        portfolio: facts.portfolio,
        amount: facts.amount,
        gateway: facts.gateway,
        subscription: facts.key,
      }),
    )
  })
}

export const script: readonly ScriptEntry[] = [
  ...dayosDeposits(),
  ...dayosContributions(),
  ...dayosDollars(),
  ...dayosHarvest,
  ...efesHistory,
  ...othersHistory,
  ...charges(),
]
