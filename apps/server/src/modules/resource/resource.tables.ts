import type { Resource } from '@kinfold/contract/resource/resource'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const resource = pgTable('resource', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').$type<Resource['kind']>().notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  link: text('link').notNull(),
  tags: text('tags').array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
