import type { Resource } from '@kinfold/contract/resource/resource'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'

export const resource = pgTable('resource', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').$type<Resource['kind']>().notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  link: text('link').notNull(),
  tags: text('tags').array().notNull(),
  createdAt: moment('created_at').notNull(),
  /** Counts its changes. */
  version: integer('version').notNull().default(1),
})
