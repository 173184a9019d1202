import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'

/** What Stripe calls a payment of ours: it can't be asked by a reference of ours at once. Rows are added only. */
export const stripeObject = pgTable(
  'stripe_object',
  {
    reference: text('reference').primaryKey(),
    /** cs_… for a checkout, pi_… for a charge to a kept card. */
    id: text('id').notNull().unique(),
    createdAt: moment('created_at').notNull(),
  },
  () => [check('stripe_object_kind', sql`id LIKE 'cs\\_%' OR id LIKE 'pi\\_%'`)],
)
