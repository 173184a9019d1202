import type { Notice } from '@kinfold/contract/operator/content/notice'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import { account } from '../person/account.tables.ts'

/** A message of the club to members. Each recipient has a notification that refers to it. */
export const notice = pgTable(
  'notice',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link'),
    audience: text('audience').$type<Notice['audience']>().notNull(),
    recipients: integer('recipients').notNull(),
    sentBy: uuid('sent_by')
      .notNull()
      .references(() => account.id),
    sentAt: moment('sent_at').notNull(),
    /** The last member, in order of ids, whose mail was written. */
    mailedThrough: uuid('mailed_through'),
  },
  table => [index('notice_sent').on(table.sentAt, table.id)],
)
