import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'

/** A meeting of the members. */
export const meeting = pgTable('meeting', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  startsAt: moment('starts_at').notNull(),
  minutes: integer('minutes').notNull(),
  place: text('place').notNull(),
  link: text('link'),
  agenda: text('agenda').notNull(),
  isCalledOff: boolean('is_called_off').notNull().default(false),
  /** Counts its changes. */
  version: integer('version').notNull().default(1),
})
