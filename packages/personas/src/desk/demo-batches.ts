import { businessDayBy } from '@kinfold/contract/day/business-days'
import type { Id } from '@kinfold/contract/fields/id'
import { type Money, money } from '@kinfold/contract/money/money'
import type { PayoutBatchStatus } from '@kinfold/contract/operator/payout-batch/payout-batch-status'
import { type DemoCalendar, referenceCalendar } from '../calendar/demo-calendar.ts'
import { demoId, demoReference } from '../demo-id.ts'
import { type DemoWithdrawal, demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { openMoment } from '../withdrawals/open-moment.ts'
import { demoHolidayDays } from './demo-holidays.ts'

/** A payout batch: prepared by Tunde on the 2nd, released by Uche, settled on the 3rd. */
export interface DemoBatch {
  /** Such as `2026-06 NGN`. */
  readonly key: string
  readonly id: Id<'batch'>
  readonly reference: string
  readonly status: PayoutBatchStatus
  readonly total: Money
  readonly withdrawals: readonly DemoWithdrawal[]
  readonly dueOn: string
  readonly preparedAt: string
  readonly releasedAt: string | null
  readonly settledAt: string | null
}

function createBatch(
  calendar: DemoCalendar,
  key: string,
  withdrawals: readonly DemoWithdrawal[],
): DemoBatch {
  const [month, currency] = key.split(' ')
  const settled = withdrawals.every(({ status }) => status !== 'in_batch')
  const minor = withdrawals.reduce((sum, { amount }) => sum + amount.minor, 0n)
  return {
    key,
    id: demoId('batch', key),
    reference: demoReference('batch', key),
    status: settled ? 'settled' : 'released',
    total: money(currency === 'USD' ? 'USD' : 'NGN', minor),
    withdrawals,
    dueOn: dueOnOf(withdrawals),
    preparedAt: settled ? `${month}-02T08:00:00Z` : openMoment(calendar, '2026-06-02T08:00:00Z'),
    releasedAt: settled ? `${month}-02T12:00:00Z` : openMoment(calendar, '2026-06-02T12:00:00Z'),
    settledAt: settled ? `${month}-03T11:30:00Z` : null,
  }
}

/** Banks have to have paid by the first day that was promised. */
export function dueOnOf(withdrawals: readonly { readonly payBy: string }[]): string {
  const [first = ''] = withdrawals.map(({ payBy }) => payBy).toSorted()
  return businessDayBy(first, demoHolidayDays)
}

/** Newest first. */
export function batchesOn(
  calendar: DemoCalendar,
  withdrawals: readonly DemoWithdrawal[],
): DemoBatch[] {
  return [...Map.groupBy(withdrawals, ({ batch }) => batch)]
    .flatMap(([key, paid]) => (key === null ? [] : [createBatch(calendar, key, paid)]))
    .sort((a, b) => (a.key < b.key ? 1 : -1))
}

export const demoBatches: readonly DemoBatch[] = batchesOn(referenceCalendar, demoWithdrawals)
