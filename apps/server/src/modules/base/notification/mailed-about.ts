import { isOptionalMailTopic, type MailTopic } from '@kinfold/contract/notification/mail-topic'
import { and, eq, notExists, type SQL } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { member } from '../person/account.tables.ts'
import { mailTurnedOff } from './mail-choice.tables.ts'

/** Of the members that a query selects, those who are mailed about a topic: all, where nobody may do without. */
export function mailedAbout({ orm }: Handle, topic: MailTopic): SQL | undefined {
  if (!isOptionalMailTopic(topic)) return undefined
  const isOff = and(eq(mailTurnedOff.memberId, member.id), eq(mailTurnedOff.topic, topic))
  return notExists(orm.select().from(mailTurnedOff).where(isOff))
}
