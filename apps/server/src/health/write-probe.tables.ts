import { sql } from 'drizzle-orm'
import { boolean, check, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** One row that the readiness probe writes again and again. */
export const writeProbe = pgTable(
  'write_probe',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    writtenAt: moment('written_at').notNull(),
  },
  () => [check('write_probe_only_row', sql`only_row`)],
)
