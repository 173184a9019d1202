import type { Currency } from '@kinfold/contract/money/currency'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { minor, moment } from '../../db/columns.ts'
import { account, member } from '../account/account.tables.ts'
import { portfolio } from '../portfolio/portfolio.tables.ts'
import { subscription } from '../subscription/subscription.tables.ts'
import { wallet } from '../wallet/wallet.tables.ts'

/** What a member intends to pay. The money itself is a transfer whose attempt has this id. */
export const payment = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    purpose: text('purpose').$type<Payment['purpose']>().notNull(),
    gateway: text('gateway').$type<Gateway>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The member may pay in another currency than arrives. */
    paidCurrency: text('paid_currency').$type<Currency>().notNull(),
    feeMinor: minor('fee_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
    /** Refunded so far, in `currency`, and of the fee in `paidCurrency`. */
    refundedMinor: minor('refunded_minor').notNull().default(sql`0`),
    refundedFeeMinor: minor('refunded_fee_minor').notNull().default(sql`0`),
    rate: text('rate'),
    reference: text('reference').notNull().unique(),
    portfolioId: uuid('portfolio_id').references(() => portfolio.id),
    walletId: uuid('wallet_id').references(() => wallet.id),
    subscriptionId: uuid('subscription_id').references(() => subscription.id),
    failureReason: text('failure_reason'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  table => [
    index('payment_member').on(table.memberId, table.createdAt),
    index('payment_portfolio').on(table.portfolioId, table.status),
    index('payment_wallet').on(table.walletId, table.status, table.createdAt),
    check(
      'payment_refunded_at_most_paid',
      sql`refunded_minor BETWEEN 0 AND amount_minor AND refunded_fee_minor BETWEEN 0 AND fee_minor`,
    ),
  ],
)

/** A refund of a payment, in full or in part. */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    amountMinor: minor('amount_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    reason: text('reason').notNull(),
    refundedBy: uuid('refunded_by').references(() => account.id),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    index('refund_payment').on(table.paymentId),
    check('refund_gives_something', sql`amount_minor > 0 AND fee_minor >= 0`),
  ],
)
