import { readAllNotifications } from '@kinfold/contract/notification/read-all-notifications'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { notificationsKey } from './list-notifications.ts'
import { notificationsAsRead } from './notifications-as-read.ts'

export const readAllNotificationsMutation = mutation(
  'PATCH /notification/read-all',
  readAllNotifications,
  {
    invalidates: [notificationsKey, customerKey],
    optimistic: () =>
      notificationsAsRead(
        () => true,
        () => 0,
      ),
  },
)

export const useReadAllNotifications = () => useMutation(readAllNotificationsMutation)
