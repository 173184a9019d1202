import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { readAllNotifications } from '@kinfold/contract/notification/read-all-notifications'
import { readNotification } from '@kinfold/contract/notification/read-notification'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { notificationsOf } from '@kinfold/personas/answers/notifications-of'
import { emptyPage } from './empty-page.ts'
import { found } from './found.ts'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'

export const notifications = mock(listNotifications, {
  ok: call => notificationsOf(memberOf(call), call.query),
  empty: emptyPage,
})

export const notificationReading = mock(readNotification, {
  ok: call => {
    const all = notificationsOf(memberOf(call), { per_page: maximumPerPage }).items
    return { ...found(all, call.params.id), is_read: true }
  },
})

export const allNotificationsReading = mock(readAllNotifications, { ok: () => ({ done: true }) })
