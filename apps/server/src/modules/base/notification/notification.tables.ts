import type { Notification } from '@kinfold/contract/notification/notification'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import { account } from '../person/account.tables.ts'
import { notice } from './notice.tables.ts'

export const notification = pgTable(
  'notification',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    kind: text('kind').$type<Notification['kind']>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** The notice it belongs to, if any. */
    noticeId: uuid('notice_id').references(() => notice.id),
  },
  table => [
    index('notification_account').on(table.accountId, table.createdAt, table.id),
    index('notification_notice').on(table.noticeId, table.accountId),
  ],
)
