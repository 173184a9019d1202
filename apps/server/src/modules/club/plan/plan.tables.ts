import type { Currency } from '@kinfold/contract/money/currency'
import type { Plan } from '@kinfold/contract/plan/plan'
import type { PlanHoldings } from '@kinfold/contract/plan/plan-holdings'
import type { ReturnsWeighting } from '@kinfold/contract/plan/returns-weighting'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { minor, moment } from '../../../db/columns.ts'

/** Currency, type and tenor never change: a trigger keeps them, and what was open from being a draft again. */
export const plan = pgTable(
  'plan',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    productType: text('product_type').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    description: text('description').notNull(),
    suitedFor: text('suited_for'),
    risk: text('risk'),
    /** What its money is put into, as members read it. */
    holdings: jsonb('holdings').$type<PlanHoldings>(),
    minimumMinor: minor('minimum_minor').notNull(),
    tenorMonths: integer('tenor_months'),
    expectedReturnBps: integer('expected_return_bps'),
    state: text('state').$type<Plan['state']>().notNull(),
    termsLink: text('terms_link'),
    /** What a month's returns are shared by. */
    returnsWeighting: text('returns_weighting')
      .$type<ReturnsWeighting>()
      .notNull()
      .default('value'),
    /** Whether members are told how many hold it and how much is in it. */
    tellsSize: boolean('tells_size').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Counts its changes. */
    version: integer('version').notNull().default(1),
  },
  table => [
    // What a portfolio refers to, so that its currency is its plan's.
    unique('plan_currency').on(table.id, table.currency),
    check('plan_state_known', sql`${table.state} IN ('draft', 'open', 'closed')`),
    check('plan_weighting_known', sql`returns_weighting IN ('value', 'days')`),
    check('plan_minimum_positive', sql`${table.minimumMinor} > 0`),
  ],
)
