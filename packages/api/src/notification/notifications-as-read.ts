// The effect of reading on the list and on the bell's count, shown before the server has answered.
import type { getCustomer } from '@kinfold/contract/account/get-customer'
import type { listNotifications } from '@kinfold/contract/notification/list-notifications'
import type { Notification } from '@kinfold/contract/notification/notification'
import { customerKey } from '../account/get-customer.ts'
import { changeCached } from '../mutation/change-cached.ts'
import type { CachedChange } from '../mutation/mutation.ts'
import { notificationsKey } from './list-notifications.ts'

export function notificationsAsRead(
  isMeant: (notification: Notification) => boolean,
  leftUnread: (unread: number) => number,
): CachedChange[] {
  return [
    changeCached<typeof listNotifications>(notificationsKey, page => ({
      ...page,
      items: page.items.map(item => (isMeant(item) ? { ...item, is_read: true } : item)),
    })),
    changeCached<typeof getCustomer>(customerKey, user => ({
      ...user,
      unread_notification: leftUnread(user.unread_notification),
    })),
  ]
}
