import type { ProviderName } from '@kinfold/contract/payment/receive-webhook'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import type { ProviderEvent } from '../../../providers/payments/payment-provider.ts'

/** What a provider told us, kept before anything is done about it. */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** What makes two deliveries the same event. */
    eventKey: text('event_key').notNull(),
    /** Money that comes in, goes out, goes back to a payer, or is taken back by the payer's bank. */
    about: text('about').$type<ProviderEvent['about']>().notNull().default('payment'),
    /** Our reference of what it is about, as far as it names one. */
    reference: text('reference'),
    /** The provider's id of the charge, as far as it names one. */
    chargeId: text('charge_id'),
    body: text('body').notNull(),
    /** Real time, like the log. */
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
    /** What came of it, in a few words. */
    outcome: text('outcome'),
    tries: integer('tries').notNull().default(0),
  },
  table => [
    unique('webhook_event_once').on(table.provider, table.eventKey),
    index('webhook_event_waiting').on(table.receivedAt).where(sql`handled_at IS NULL`),
  ],
)
