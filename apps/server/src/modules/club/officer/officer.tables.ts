import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Somebody whom the club has given an office. */
export const officer = pgTable('officer', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  office: text('office').notNull(),
  position: integer('position').notNull(),
  /** Counts its changes. */
  version: integer('version').notNull().default(1),
})
