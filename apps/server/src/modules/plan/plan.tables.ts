import type { Currency } from '@kinfold/contract/money/currency'
import type { Plan } from '@kinfold/contract/plan/plan'
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const plan = pgTable('plan', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  productType: text('product_type').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  description: text('description').notNull(),
  minimumMinor: bigint('minimum_minor', { mode: 'bigint' }).notNull(),
  tenorMonths: integer('tenor_months'),
  expectedReturnBps: integer('expected_return_bps'),
  state: text('state').$type<Plan['state']>().notNull(),
  termsLink: text('terms_link'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
