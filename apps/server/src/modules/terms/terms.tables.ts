import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from '../account/account.tables.ts'

/** The terms published at the desk. The latest are in force. */
export const terms = pgTable('terms', {
  version: text('version').primaryKey(),
  link: text('link').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
  publishedBy: uuid('published_by')
    .notNull()
    .references(() => account.id),
})
