import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from '../account/account.tables.ts'

/** Every rate that ever held: naira for one dollar, as it was quoted. The latest is in force. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    rate: text('rate').notNull(),
    setAt: timestamp('set_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null when a feed set it. */
    setBy: uuid('set_by').references(() => account.id),
  },
  table => [index('exchange_rate_set_at').on(table.setAt)],
)
