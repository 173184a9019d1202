import type { Notice } from '@kinfold/contract/operator/content/notice'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { account } from '../account/account.tables.ts'

/** What the club said to members. Each of them has a notification that names it. */
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
    /** The last member, in order of their ids, whose mail is written. */
    mailedThrough: uuid('mailed_through'),
  },
  table => [index('notice_sent').on(table.sentAt, table.id)],
)
