import type { Currency } from '@kinfold/contract/money/currency'
import type { Notification } from '@kinfold/contract/notification/notification'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { minor, moment } from '../../../db/columns.ts'
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
    /** The sum that it is about, if it is about one. */
    amountMinor: minor('amount_minor'),
    currency: text('currency').$type<Currency>(),
    link: text('link'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** The notice it belongs to, if any. */
    noticeId: uuid('notice_id').references(() => notice.id),
  },
  table => [
    index('notification_account').on(table.accountId, table.createdAt, table.id),
    check('notification_amount_whole', sql`(amount_minor IS NULL) = (currency IS NULL)`),
    index('notification_notice').on(table.noticeId, table.accountId),
  ],
)
