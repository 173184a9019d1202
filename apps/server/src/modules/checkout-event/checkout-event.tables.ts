import type { AddEventBody } from '@kinfold/contract/event/add-event'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How far people get in the checkout. It counts steps, so it doesn't say whose. */
export const checkoutEvent = pgTable(
  'checkout_event',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    event: text('event').$type<AddEventBody['event']>().notNull(),
    gateway: text('gateway'),
    planId: integer('plan_id'),
    currency: text('currency'),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }),
    happenedAt: timestamp('happened_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [index('checkout_event_happened').on(table.happenedAt)],
)
