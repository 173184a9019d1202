import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import { operator } from '../../base/person/account.tables.ts'

/** What the club said to its members on its own page; it stays as it was said, also when it is withdrawn. */
export const announcement = pgTable('announcement', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  announcedBy: uuid('announced_by')
    .notNull()
    .references(() => operator.id),
  announcedAt: moment('announced_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
})
