import { readNotification } from '@kinfold/contract/notification/read-notification'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { notificationsKey } from './list-notifications.ts'
import { notificationsAsRead } from './notifications-as-read.ts'

export const readNotificationMutation = mutation('PATCH /notification/read/:id', readNotification, {
  invalidates: [notificationsKey, customerKey],
  optimistic: ({ params }) =>
    notificationsAsRead(
      ({ id }) => id === params.id,
      unread => Math.max(0, unread - 1),
    ),
})

export const useReadNotification = () => useMutation(readNotificationMutation)
