import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** One row that the readiness probe writes again and again. */
export const writeProbe = pgTable(
  'write_probe',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    writtenAt: timestamp('written_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  () => [check('write_probe_only_row', sql`only_row`)],
)
