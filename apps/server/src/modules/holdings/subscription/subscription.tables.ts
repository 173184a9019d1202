import type { Currency } from '@kinfold/contract/money/currency'
import type { Interval } from '@kinfold/contract/payment/interval'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import type { SubscriptionStatus } from '@kinfold/contract/subscription/subscription-status'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, minor, moment } from '../../../db/columns.ts'
import { portfolio } from '../portfolio/portfolio.tables.ts'
import { savedCard } from './saved-card.tables.ts'

export const subscription = pgTable(
  'subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    portfolioId: uuid('portfolio_id')
      .notNull()
      .references(() => portfolio.id),
    currency: text('currency').$type<Currency>().notNull(),
    /** What the card is charged in: naira also for dollars, at the rate of the day. */
    paidCurrency: text('paid_currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    interval: text('interval').$type<Interval>().notNull(),
    gateway: text('gateway').$type<Subscription['gateway']>().notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    /** The day of the month it belongs on; a shorter month is charged on its last day. */
    anchorDay: integer('anchor_day').notNull(),
    /** The day that the next charge belongs on, and that names it; null before the first and after the last. */
    periodOn: day('period_on'),
    /** When that is charged, or tried again; null while nothing is to be charged. */
    nextChargeOn: day('next_charge_on'),
    /** A payment for `period_on` is under way: nothing else is charged meanwhile. */
    isCharging: boolean('is_charging').notNull().default(false),
    cardId: uuid('card_id').references(() => savedCard.id),
    /** When its member was told that there is no price for it, until there is one again. */
    toldOfNoPriceAt: moment('told_of_no_price_at'),
    lastChargedAt: moment('last_charged_at'),
    failedCharges: integer('failed_charges').notNull().default(0),
    failureReason: text('failure_reason'),
    createdAt: moment('created_at').notNull(),
    cancelledAt: moment('cancelled_at'),
  },
  table => [
    index('subscription_portfolio').on(table.portfolioId),
    index('subscription_due')
      .on(table.nextChargeOn, table.id)
      .where(sql`next_charge_on IS NOT NULL AND NOT is_charging`),
    index('subscription_card').on(table.cardId),
  ],
)
