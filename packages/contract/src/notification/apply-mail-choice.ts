import type { MailChoice } from './mail-choice.ts'
import type { OptionalMailTopic } from './mail-topic.ts'

type Change = Partial<Record<OptionalMailTopic, boolean | undefined>>

/** What is left out stays as it is, and what is always mailed can't be turned off. */
export const applyMailChoice = (before: MailChoice, change: Change): MailChoice => ({
  ...before,
  documents: change.documents ?? before.documents,
  reminders: change.reminders ?? before.reminders,
  notices: change.notices ?? before.notices,
})
