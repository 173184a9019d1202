import type { MailChoice } from '@kinfold/contract/notification/mail-choice'
import type { OptionalMailTopic } from '@kinfold/contract/notification/mail-topic'
import { demoTurnedOff } from '../notifications/demo-turned-off.ts'
import type { Person } from '../people/person.ts'

/** What GET /notification/choice answers. */
export function mailChoiceOf({ key }: Person): MailChoice {
  const isMailed = (topic: OptionalMailTopic) => demoTurnedOff[key]?.includes(topic) !== true
  return {
    security: true,
    money: true,
    documents: isMailed('documents'),
    reminders: isMailed('reminders'),
    notices: isMailed('notices'),
  }
}
