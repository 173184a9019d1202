import type { OptionalMailTopic } from '@kinfold/contract/notification/mail-topic'
import type { PersonKey } from '../people/person.ts'

/** The mails that people of the demo club do without. */
export const demoTurnedOff: Partial<Record<PersonKey, readonly OptionalMailTopic[]>> = {
  gbenga: ['reminders'],
}
