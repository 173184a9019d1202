import { changeMailChoice as changeMailChoiceCall } from '@kinfold/contract/notification/change-mail-choice'
import { getMailChoice as getMailChoiceCall } from '@kinfold/contract/notification/get-mail-choice'
import { listNotifications as listNotificationsCall } from '@kinfold/contract/notification/list-notifications'
import { readAllNotifications as readAllNotificationsCall } from '@kinfold/contract/notification/read-all-notifications'
import { readNotification as readNotificationCall } from '@kinfold/contract/notification/read-notification'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { changeMailChoice } from './change-mail-choice.ts'
import { getMailChoice } from './get-mail-choice.ts'
import { listNotifications } from './list-notifications.ts'
import { readAllNotifications } from './read-all-notifications.ts'
import { readNotification } from './read-notification.ts'

export function notificationRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listNotificationsCall, call => listNotifications(services, call)),
    signedInRoute(readNotificationCall, call => readNotification(services, call)),
    signedInRoute(readAllNotificationsCall, call => readAllNotifications(services, call)),
    signedInRoute(getMailChoiceCall, ({ caller }) => getMailChoice(services.db, caller.accountId)),
    signedInRoute(changeMailChoiceCall, call => changeMailChoice(services, call)),
  ]
}
