import type { QueryOf } from '@kinfold/contract/endpoint'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { listNotifications } from '@kinfold/contract/notification/list-notifications'
import type { Notification } from '@kinfold/contract/notification/notification'
import type { Page } from '@kinfold/contract/paging/page-of'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoNotifications } from '../notifications/demo-notifications.ts'
import type { Person } from '../people/person.ts'

/** What GET /notification answers, newest first. */
export function notificationsOf(
  person: Person,
  query: QueryOf<typeof listNotifications> = {},
): Page<Notification> {
  const chosen = demoNotifications
    .filter(({ owner, isRead }) => owner === person.key && !(query.unread && isRead))
    .map(({ id, kind, title, body, amount, link, isRead, createdAt }) => ({
      id,
      kind,
      title,
      body,
      amount: amount && toWireMoney(amount),
      link,
      is_read: isRead,
      created_at: createdAt,
    }))
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
  return takePage(chosen, query)
}
