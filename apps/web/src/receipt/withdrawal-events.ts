import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import type { TimelineEvent } from '@kinfold/ui/timeline'
import { dayText } from '../day/day-text.ts'
import { momentText } from '../day/moment-text.ts'

/** What happened to a withdrawal, and what is still to come. */
export function withdrawalEvents(withdrawal: Withdrawal): TimelineEvent[] {
  const { status, requested_at, decided_at, paid_at, returned_at, pay_by } = withdrawal
  const at = (moment: string | null) =>
    moment === null ? {} : { time: momentText(moment), dateTime: moment }
  const requested: TimelineEvent = { id: 'requested', title: 'Requested', ...at(requested_at) }
  const approved: TimelineEvent = { id: 'approved', title: 'Approved', ...at(decided_at) }
  const paid: TimelineEvent = { id: 'paid', title: 'Paid', ...at(paid_at) }
  const payBy = {
    id: 'paid',
    title: 'Paid',
    time: `By ${dayText(pay_by)}`,
    state: 'ahead',
  } as const
  switch (status) {
    case 'pending':
      return [
        requested,
        { id: 'approved', title: 'The club is checking it', state: 'current' },
        payBy,
      ]
    case 'approved':
      return [requested, approved, { ...payBy, state: 'current' }]
    case 'in_batch':
      return [requested, approved, { id: 'batch', title: 'Being paid', state: 'current' }, payBy]
    case 'paid':
      return [requested, approved, paid]
    case 'failed':
      return [requested, { id: 'failed', title: 'Failed', ...at(decided_at), state: 'failed' }]
    case 'cancelled':
      return [requested, { id: 'cancelled', title: 'Cancelled', ...at(decided_at) }]
    case 'returned':
      return [
        requested,
        approved,
        paid,
        { id: 'returned', title: 'Sent back by your bank', ...at(returned_at), state: 'failed' },
      ]
  }
}
