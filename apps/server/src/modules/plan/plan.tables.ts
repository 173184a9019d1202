import type { Currency } from '@kinfold/contract/money/currency'
import type { Plan } from '@kinfold/contract/plan/plan'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { minor, moment } from '../../db/columns.ts'

export const plan = pgTable('plan', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  productType: text('product_type').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  description: text('description').notNull(),
  minimumMinor: minor('minimum_minor').notNull(),
  tenorMonths: integer('tenor_months'),
  expectedReturnBps: integer('expected_return_bps'),
  state: text('state').$type<Plan['state']>().notNull(),
  termsLink: text('terms_link'),
  createdAt: moment('created_at').notNull(),
})
