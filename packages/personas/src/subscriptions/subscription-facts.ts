// What is agreed about each recurring contribution. What was charged follows from the movements.
import type { Id } from '@kinfold/contract/fields/id'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import type { Interval } from '@kinfold/contract/payment/interval'
import type { SavedCard } from '@kinfold/contract/subscription/saved-card'
import type { SubscriptionStatus } from '@kinfold/contract/subscription/subscription-status'
import { dollars, naira } from '../demo-amounts.ts'
import { demoId } from '../demo-id.ts'

export interface SubscriptionFacts {
  readonly key: string
  readonly id: Id<'subscription'>
  readonly portfolio: string
  readonly amount: Money
  readonly paidCurrency: Currency
  readonly interval: Interval
  readonly gateway: 'card' | 'card_us'
  readonly status: SubscriptionStatus
  readonly firstChargeOn: string
  /** The day of the month it is charged on; a shorter month's last day stands for it. */
  readonly anchorDay: number
  /** The last day on which a charge succeeded. */
  readonly lastChargeOn: string | null
  readonly lastChargedAt: string | null
  /** The day that the next charge belongs on; `nextChargeOn` is later where that failed. */
  readonly periodOn: string | null
  readonly nextChargeOn: string | null
  /** Forgotten once it is over. */
  readonly card: SavedCard | null
  readonly failedCharges: number
  readonly failureReason: string | null
  readonly cancelledAt: string | null
}

type Given = Pick<
  SubscriptionFacts,
  'key' | 'portfolio' | 'amount' | 'interval' | 'gateway' | 'status' | 'firstChargeOn'
> &
  Partial<SubscriptionFacts>

/** At seven in the morning in Lagos. */
export const chargeMoment = (day: string | null) => day && `${day}T06:00:10Z`

function createFacts(given: Given): SubscriptionFacts {
  return {
    id: demoId('subscription', given.key),
    paidCurrency: given.amount.currency,
    anchorDay: Number(given.firstChargeOn.slice(8)),
    lastChargeOn: null,
    lastChargedAt: chargeMoment(given.lastChargeOn ?? null),
    periodOn: given.nextChargeOn ?? null,
    nextChargeOn: null,
    card: null,
    failedCharges: 0,
    failureReason: null,
    cancelledAt: null,
    ...given,
  }
}

const dayosCard = { brand: 'Visa', last4: '4081', expires_on: '2028-03-31' }
const efesCard = { brand: 'Mastercard', last4: '7704', expires_on: '2027-11-30' }
const halimasCard = { brand: 'Verve', last4: '2226', expires_on: '2026-05-31' }

export const subscriptionFacts: readonly SubscriptionFacts[] = [
  createFacts({
    key: 'dayo growth monthly',
    portfolio: 'dayo growth pool',
    amount: naira(50_000),
    interval: 'monthly',
    gateway: 'card',
    status: 'active',
    // The 31st: shorter months are charged on their last day.
    card: dayosCard,
    firstChargeOn: '2024-08-31',
    lastChargeOn: '2026-05-31',
    nextChargeOn: '2026-06-30',
  }),
  createFacts({
    key: 'dayo harvest quarterly',
    portfolio: 'dayo harvest',
    amount: naira(25_000),
    interval: 'quarterly',
    gateway: 'card',
    status: 'ended',
    firstChargeOn: '2024-10-01',
    lastChargeOn: '2025-04-01',
  }),
  createFacts({
    key: 'dayo purple weekly',
    portfolio: 'dayo purple naira',
    amount: naira(10_000),
    interval: 'weekly',
    gateway: 'card',
    status: 'cancelled',
    firstChargeOn: '2025-09-05',
    lastChargeOn: '2025-11-28',
    cancelledAt: '2025-12-01T19:30:00Z',
  }),
  createFacts({
    key: 'efe diaspora monthly',
    portfolio: 'efe diaspora pool',
    amount: dollars(200),
    interval: 'monthly',
    gateway: 'card_us',
    status: 'paused',
    card: efesCard,
    firstChargeOn: '2024-09-15',
    lastChargeOn: '2026-05-15',
    // Paused since its last charge.
    periodOn: '2026-06-15',
  }),
  createFacts({
    key: 'halima growth monthly',
    portfolio: 'halima growth pool',
    amount: naira(20_000),
    interval: 'monthly',
    gateway: 'card',
    status: 'past_due',
    card: halimasCard,
    firstChargeOn: '2025-07-02',
    lastChargeOn: '2026-05-02',
    periodOn: '2026-06-02',
    failedCharges: 1,
    failureReason: 'The card has expired.',
  }),
  createFacts({
    key: 'funmi growth monthly',
    portfolio: 'funmi growth pool',
    amount: naira(75_000),
    interval: 'monthly',
    gateway: 'card',
    status: 'pending',
    firstChargeOn: '2026-06-01',
  }),
]
