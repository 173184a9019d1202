import {
  type OptionalMailTopic,
  optionalMailTopics,
} from '@kinfold/contract/notification/mail-topic'
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { member } from '../person/account.tables.ts'

/** The mails that members do without. Those about security and money have no row here. */
export const mailTurnedOff = pgTable(
  'mail_turned_off',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    topic: text('topic').$type<OptionalMailTopic>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.memberId, table.topic] }),
    check(
      'mail_turned_off_optional',
      sql.raw(`topic IN (${optionalMailTopics.map(topic => `'${topic}'`).join(', ')})`),
    ),
  ],
)
