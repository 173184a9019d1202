import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const faq = pgTable('faq', {
  id: uuid('id').primaryKey().defaultRandom(),
  category: text('category').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  position: integer('position').notNull(),
  /** Counts its changes. */
  version: integer('version').notNull().default(1),
})
