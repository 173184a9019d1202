import { applyMailChoice } from '@kinfold/contract/notification/apply-mail-choice'
import { changeMailChoice } from '@kinfold/contract/notification/change-mail-choice'
import { getMailChoice } from '@kinfold/contract/notification/get-mail-choice'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { readAllNotifications } from '@kinfold/contract/notification/read-all-notifications'
import { readNotification } from '@kinfold/contract/notification/read-notification'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { mailChoiceOf } from '@kinfold/personas/answers/mail-choice-of'
import { notificationsOf } from '@kinfold/personas/answers/notifications-of'
import { emptyPage } from './empty-page.ts'
import { found } from './found.ts'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'

export const notificationMocks = {
  listNotifications: mock(listNotifications, {
    ok: call => notificationsOf(memberOf(call), call.query),
    empty: emptyPage,
  }),
  readNotification: mock(readNotification, {
    ok: call => {
      const all = notificationsOf(memberOf(call), { per_page: maximumPerPage }).items
      return { ...found(all, call.params.id), is_read: true }
    },
  }),
  readAllNotifications: mock(readAllNotifications, { ok: () => ({ done: true }) }),
  getMailChoice: mock(getMailChoice, { ok: call => mailChoiceOf(memberOf(call)) }),
  changeMailChoice: mock(changeMailChoice, {
    ok: call => applyMailChoice(mailChoiceOf(memberOf(call)), call.body),
  }),
}
