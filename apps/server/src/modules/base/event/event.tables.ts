import type { AddEventBody } from '@kinfold/contract/event/add-event'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { minor, moment, whole } from '../../../db/columns.ts'

/** How far people get in the checkout. It counts steps without recording whose. */
export const checkoutEvent = pgTable(
  'checkout_event',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    event: text('event').$type<AddEventBody['event']>().notNull(),
    gateway: text('gateway'),
    planId: integer('plan_id'),
    currency: text('currency'),
    amountMinor: minor('amount_minor'),
    happenedAt: moment('happened_at').notNull(),
  },
  table => [index('checkout_event_happened').on(table.happenedAt)],
)
