// What the books come to outside on each day. It follows the ledger's postings, and each is added once.
import type { Currency } from '@kinfold/contract/money/currency'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, minor, whole } from '../../../db/columns.ts'

/** How far the postings of an account were added up. */
export const outsideRead = pgTable('outside_read', {
  accountId: whole('account_id').primaryKey(),
  version: whole('version').notNull(),
})

/** By the day on which the money moved in the world, whenever it was recorded. */
export const outsideDay = pgTable(
  'outside_day',
  {
    kind: text('kind').notNull(),
    holder: text('holder').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    day: day('day').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  ({ kind, holder, currency, day: of }) => [
    primaryKey({ name: 'outside_day_once', columns: [kind, holder, currency, of] }),
  ],
)
