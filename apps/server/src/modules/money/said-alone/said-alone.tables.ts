import type { Currency } from '@kinfold/contract/money/currency'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { minor, moment } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'

/** A bank or provider took a charge, money that nobody announced went back to its sender, or a portfolio was closed early. */
export type SaidAloneKind = 'charge' | 'return' | 'closing'

/** What one person alone said that could cost others money: it counts together. */
export const saidAlone = pgTable(
  'said_alone',
  {
    /** The line, settlement, chargeback, unmatched money or portfolio. */
    sourceId: uuid('source_id').primaryKey(),
    saidBy: uuid('said_by')
      .notNull()
      .references(() => account.id),
    kind: text('kind').$type<SaidAloneKind>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    saidAt: moment('said_at').notNull(),
  },
  table => [
    index('said_alone_by').on(table.saidBy, table.kind, table.currency, table.saidAt),
    check('said_alone_above_zero', sql`amount_minor > 0`),
  ],
)
