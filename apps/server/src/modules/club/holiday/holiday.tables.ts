import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day } from '../../../db/columns.ts'

/** A public holiday, on which no bank pays. */
export const holiday = pgTable('holiday', {
  id: uuid('id').primaryKey().defaultRandom(),
  day: day('day').notNull().unique(),
  name: text('name').notNull(),
})
