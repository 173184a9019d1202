import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { proposalChecks, proposalColumns } from '../../base/proposal/proposal-columns.ts'

/** What one administrator proposed and another decided; which months are closed the ledger itself knows. */
export const monthClosing = pgTable(
  'month_closing',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** `2026-05` */
    period: text('period').notNull(),
    ...proposalColumns(),
  },
  table => [
    uniqueIndex('month_closing_open').on(table.period).where(sql`${table.status} = 'proposed'`),
    check('month_closing_period', sql`period ~ '^2[0-9]{3}-(0[1-9]|1[0-2])$'`),
    ...proposalChecks('month_closing', table),
  ],
)
