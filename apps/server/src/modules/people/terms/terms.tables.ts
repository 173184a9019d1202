import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'

/** The terms published at the desk. The latest are in force. */
export const terms = pgTable('terms', {
  version: text('version').primaryKey(),
  link: text('link').notNull(),
  /** What is different from those before; members read it before they accept. */
  changes: text('changes'),
  publishedAt: moment('published_at').notNull(),
  publishedBy: uuid('published_by')
    .notNull()
    .references(() => account.id),
  /** When everybody who had not accepted them was reminded. */
  remindedAt: moment('reminded_at'),
})
