import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Id } from '@kinfold/contract/fields/id'
import type { Money } from '@kinfold/contract/money/money'
import { payByDay } from '@kinfold/contract/withdrawal/pay-by-day'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import { dollars, naira } from '../demo-amounts.ts'
import { demoId, demoReference } from '../demo-id.ts'
import type { OperatorKey } from '../operators/operators.ts'
import type { PersonKey } from '../people/person.ts'

export interface DemoWithdrawal {
  readonly id: Id<'withdrawal'>
  readonly owner: PersonKey
  readonly amount: Money
  readonly status: WithdrawalStatus
  readonly reference: string
  readonly requestedAt: string
  readonly decidedAt: string | null
  readonly decidedBy: OperatorKey | null
  readonly paidAt: string | null
  readonly returnedAt: string | null
  readonly failureReason: string | null
  readonly payBy: string
  /** The key of the payout batch it is in. */
  readonly batch: string | null
}

type Given = Pick<DemoWithdrawal, 'owner' | 'amount' | 'status' | 'requestedAt'> &
  Partial<DemoWithdrawal>

function createWithdrawal(given: Given): DemoWithdrawal {
  const name = `${given.owner} ${given.requestedAt}`
  return {
    id: demoId('withdrawal', name),
    reference: demoReference('withdrawal', name),
    decidedAt: null,
    decidedBy: null,
    paidAt: null,
    returnedAt: null,
    failureReason: null,
    payBy: payByDay(dayInLagos(new Date(given.requestedAt))),
    batch: null,
    ...given,
  }
}

function paid(owner: PersonKey, amount: Money, requestedAt: string): DemoWithdrawal {
  const payBy = payByDay(dayInLagos(new Date(requestedAt)))
  const month = payBy.slice(0, 7)
  return createWithdrawal({
    owner,
    amount,
    requestedAt,
    status: 'paid',
    decidedAt: `${requestedAt.slice(0, 8)}27T13:00:00Z`,
    decidedBy: 'tunde',
    paidAt: `${month}-03T11:00:00Z`,
    batch: `${month} ${amount.currency}`,
  })
}

/** Approved, so that it has left the wallet, and not paid yet. */
export const isAwaitingPayout = ({ status }: Pick<DemoWithdrawal, 'status'>): boolean =>
  status === 'approved' || status === 'in_batch'

/** In every state a withdrawal can be in; the oldest first. */
export const demoWithdrawals: readonly DemoWithdrawal[] = [
  paid('dayo', naira(80_000), '2024-10-14T08:20:00Z'),
  paid('dayo', naira(120_000), '2025-01-20T17:45:00Z'),
  paid('efe', dollars(300), '2025-03-10T16:00:00Z'),
  paid('dayo', dollars(150), '2025-05-18T09:05:00Z'),
  paid('dayo', naira(250_000), '2025-08-09T12:30:00Z'),
  createWithdrawal({
    owner: 'dayo',
    amount: naira(60_000),
    status: 'cancelled',
    requestedAt: '2025-10-03T07:55:00Z',
    decidedAt: '2025-10-03T08:40:00Z',
  }),
  paid('halima', naira(30_000), '2025-11-12T10:10:00Z'),
  {
    ...paid('dayo', naira(45_000), '2025-12-08T13:15:00Z'),
    status: 'returned',
    returnedAt: '2026-01-06T10:20:00Z',
    failureReason: 'Your bank sent the money back: the account takes no transfers.',
  },
  createWithdrawal({
    owner: 'dayo',
    amount: naira(90_000),
    status: 'failed',
    requestedAt: '2026-01-16T15:30:00Z',
    decidedAt: '2026-01-27T13:00:00Z',
    decidedBy: 'tunde',
    failureReason: 'The bank sent the money back: the account was closed for a day.',
    batch: '2026-02 NGN',
  }),
  paid('dayo', naira(90_000), '2026-02-11T09:00:00Z'),
  createWithdrawal({
    owner: 'dayo',
    amount: naira(150_000),
    status: 'in_batch',
    requestedAt: '2026-05-19T14:00:00Z',
    decidedAt: '2026-05-27T13:00:00Z',
    decidedBy: 'tunde',
    batch: '2026-06 NGN',
  }),
  createWithdrawal({
    owner: 'halima',
    amount: naira(25_000),
    status: 'in_batch',
    requestedAt: '2026-05-22T11:00:00Z',
    decidedAt: '2026-05-27T13:05:00Z',
    decidedBy: 'tunde',
    batch: '2026-06 NGN',
  }),
  createWithdrawal({
    owner: 'dayo',
    amount: naira(40_000),
    status: 'approved',
    requestedAt: '2026-05-30T18:10:00Z',
    decidedAt: '2026-06-01T12:00:00Z',
    decidedBy: 'uche',
  }),
  createWithdrawal({
    owner: 'efe',
    amount: dollars(250),
    status: 'pending',
    requestedAt: '2026-06-01T20:00:00Z',
  }),
  createWithdrawal({
    owner: 'dayo',
    amount: naira(70_000),
    status: 'pending',
    requestedAt: '2026-06-02T08:30:00Z',
  }),
]
