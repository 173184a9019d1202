import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Notification } from '@kinfold/contract/notification/notification'
import type { notification } from './notification.tables.ts'

type NotificationRow = typeof notification.$inferSelect

export function describeNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    amount: amountOf(row),
    link: row.link,
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  }
}

function amountOf({ amountMinor, currency }: NotificationRow) {
  return amountMinor === null || currency === null
    ? null
    : toWireMoney(money(currency, amountMinor))
}
