// Payments that moved no money: under way, failed, run out or given up. Those that did follow from the movements.
import type { Id } from '@kinfold/contract/fields/id'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import { bankReferenceOn } from '../calendar/bank-reference-on.ts'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { retold } from '../calendar/retold.ts'
import { dollars, naira } from '../demo-amounts.ts'
import { demoId, demoReference } from '../demo-id.ts'
import type { PersonKey } from '../people/person.ts'

export interface OpenPayment {
  readonly id: Id<'payment'>
  readonly owner: PersonKey
  readonly purpose: Payment['purpose']
  readonly gateway: Gateway
  readonly status: Exclude<
    PaymentStatus,
    'succeeded' | 'partly_refunded' | 'refunded' | 'charged_back'
  >
  readonly amount: Money
  readonly reference: string
  readonly portfolio: string | null
  readonly wallet: Currency | null
  readonly failureReason: string | null
  readonly createdAt: string
  readonly settledAt: string | null
  /** For a bank transfer: the receipt that was sent. */
  readonly receipt: Id<'file'> | null
  readonly receiptSeenBefore: boolean
  readonly bankReference: string | null
  readonly note: string | null
}

type Given = Pick<
  OpenPayment,
  'owner' | 'purpose' | 'gateway' | 'status' | 'amount' | 'createdAt'
> &
  Partial<OpenPayment>

function createPayment(given: Given): OpenPayment {
  const name = [given.owner, given.createdAt] as const
  return {
    id: demoId('payment', ...name),
    reference: demoReference('payment', ...name),
    portfolio: null,
    wallet: null,
    failureReason: null,
    settledAt: null,
    receipt: null,
    receiptSeenBefore: false,
    bankReference: null,
    note: null,
    ...given,
  }
}

export const openPayments: readonly OpenPayment[] = [
  createPayment({
    owner: 'gbenga',
    purpose: 'portfolio',
    gateway: 'card',
    status: 'failed',
    amount: naira(30_000),
    portfolio: 'gbenga steady income',
    createdAt: '2026-05-25T11:00:00Z',
    settledAt: '2026-05-25T11:02:10Z',
    failureReason: 'The card was declined.',
  }),
  createPayment({
    owner: 'dayo',
    purpose: 'deposit',
    gateway: 'card',
    status: 'cancelled',
    amount: naira(20_000),
    wallet: 'NGN',
    createdAt: '2026-04-21T17:40:00Z',
    settledAt: '2026-04-21T17:41:30Z',
  }),
  createPayment({
    owner: 'funmi',
    purpose: 'portfolio',
    gateway: 'card',
    status: 'expired',
    amount: naira(75_000),
    portfolio: 'funmi growth pool',
    createdAt: '2026-06-01T18:20:00Z',
    settledAt: '2026-06-02T18:20:00Z',
  }),
  createPayment({
    owner: 'halima',
    purpose: 'deposit',
    gateway: 'bank',
    status: 'pending_confirmation',
    amount: naira(45_000),
    wallet: 'NGN',
    createdAt: '2026-06-01T09:30:00Z',
    receipt: demoId('file', 'halima receipt'),
    receiptSeenBefore: true,
    note: 'Sent from my savings account.',
  }),
  createPayment({
    owner: 'chidi',
    purpose: 'portfolio',
    gateway: 'bank',
    status: 'pending_confirmation',
    amount: naira(100_000),
    portfolio: 'chidi growth pool',
    createdAt: '2026-06-02T10:05:00Z',
    receipt: demoId('file', 'chidi receipt'),
    bankReference: 'FT26153QX81',
  }),
  createPayment({
    owner: 'dayo',
    purpose: 'deposit',
    gateway: 'card_us',
    status: 'pending',
    amount: dollars(200),
    wallet: 'USD',
    createdAt: '2026-06-03T08:50:00Z',
  }),
]

export function openPaymentsOn(calendar: DemoCalendar): OpenPayment[] {
  return openPayments.map(written => {
    const each = retold(calendar, written, 'createdAt', 'settledAt')
    const { bankReference } = written
    return {
      ...each,
      bankReference: bankReference && bankReferenceOn(each.createdAt, bankReference),
    }
  })
}
