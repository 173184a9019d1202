import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { whole } from '../db/columns.ts'

/** What was counted on a key until it expires; the moment is in milliseconds by the database's clock. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** How many of them stay until then; the others are under way, and may be taken back. */
    settled: integer('settled').notNull().default(0),
    expire: whole('expire'),
  },
  table => [index('rate_limit_expire').on(table.expire)],
)
