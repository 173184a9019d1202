import { changeMailChoice } from '@kinfold/contract/notification/change-mail-choice'
import { getMailChoice } from '@kinfold/contract/notification/get-mail-choice'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { readAllNotifications } from '@kinfold/contract/notification/read-all-notifications'
import { readNotification } from '@kinfold/contract/notification/read-notification'
import { notificationsOf } from '@kinfold/personas/answers/notifications-of'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { sampleCall } from './sample-call.ts'
import { idOf } from './sample-ids.ts'

const notification = (owner: PersonKey) => idOf(notificationsOf(people[owner]).items)

export const notificationSamples = {
  listNotifications: sampleCall(listNotifications, { query: { page: 1 } }),
  readAllNotifications: sampleCall(readAllNotifications, {}),
  readNotification: sampleCall(readNotification, { params: { id: notification('dayo') } }),
  getMailChoice: sampleCall(getMailChoice, {}),
  changeMailChoice: sampleCall(changeMailChoice, { body: { reminders: false } }),
}
