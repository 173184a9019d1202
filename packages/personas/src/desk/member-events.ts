import type { MemberEvent } from '@kinfold/contract/operator/member/member-event'
import { notificationsOf } from '../answers/notifications-of.ts'
import { paymentsOf } from '../answers/payments-of.ts'
import { withdrawalsOf } from '../answers/withdrawals-of.ts'
import type { Person } from '../people/person.ts'

const many = { per_page: 10_000 }

const event = (
  kind: MemberEvent['kind'],
  facts: Pick<MemberEvent, 'id' | 'happened_at' | 'title'> & Partial<MemberEvent>,
): MemberEvent => ({ detail: null, by: null, amount: null, status: null, ...facts, kind })

/** What GET /operator/member/events/:id answers of somebody of the demo club, newest first. */
export function memberEventsOf(person: Person): MemberEvent[] {
  const { id, created_at } = person.customer
  return [
    event('joined', { id, happened_at: created_at, title: '' }),
    ...paymentsOf(person).map(payment =>
      event('payment', {
        id: payment.id,
        happened_at: payment.created_at,
        title: payment.reference,
        amount: payment.amount,
        status: payment.status,
      }),
    ),
    ...withdrawalsOf(person, many).items.map(withdrawal =>
      event('withdrawal', {
        id: withdrawal.id,
        happened_at: withdrawal.requested_at,
        title: withdrawal.reference,
        amount: { currency: withdrawal.currency, amount: withdrawal.amount },
        status: withdrawal.status,
      }),
    ),
    ...notificationsOf(person, many).items.map(({ id: newsId, created_at: at, title, body }) =>
      event('news', { id: newsId, happened_at: at, title, detail: body }),
    ),
  ].sort(
    (a, b) => order(b.happened_at, a.happened_at) || order(a.kind, b.kind) || order(a.id, b.id),
  )
}

const order = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
