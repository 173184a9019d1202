import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import type { Mode } from '../config/mode.ts'
import { moment } from '../db/columns.ts'

/** Whether the database belongs to a sandbox or to a live club. A trigger keeps it as it is. */
export const clubMode = pgTable(
  'club_mode',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    mode: text('mode').$type<Mode>().notNull(),
    settledAt: moment('settled_at').notNull().defaultNow(),
  },
  () => [
    check('club_mode_only_row', sql`only_row`),
    check('club_mode_known', sql`mode IN ('sandbox', 'live')`),
  ],
)
