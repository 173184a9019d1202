// The book of the sandbox's payment provider. It stands for another company's: only this folder reads and
// writes it, in transactions of its own, and no row of it refers to one of ours.
import type { Currency } from '@kinfold/contract/money/currency'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, minor, moment } from '../../../db/columns.ts'
import type { CheckoutOrder } from '../payment-provider.ts'

export const sandboxCheckout = pgTable(
  'sandbox_checkout',
  {
    /** The club's. */
    reference: text('reference').primaryKey(),
    way: text('way').$type<CheckoutOrder['way']>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    totalMinor: minor('total_minor').notNull(),
    payerName: text('payer_name').notNull(),
    description: text('description').notNull(),
    returnUrl: text('return_url').notNull(),
    keepsCard: boolean('keeps_card').notNull(),
    /** The card that was kept when it was paid. */
    cardToken: text('card_token'),
    /** For a transfer: where it is paid. */
    accountNumber: text('account_number').unique(),
    /** cancelled: by the payer · closed: by the club. */
    state: text('state').$type<'open' | 'declined' | 'cancelled' | 'closed'>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [check('sandbox_checkout_above_zero', sql`${table.totalMinor} > 0`)],
)

/** Money that it took. */
export const sandboxCharge = pgTable(
  'sandbox_charge',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reference: text('reference')
      .notNull()
      .references(() => sandboxCheckout.reference),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    paidAt: moment('paid_at').notNull(),
  },
  table => [
    index('sandbox_charge_checkout').on(table.reference, table.paidAt),
    check('sandbox_charge_above_zero', sql`${table.amountMinor} > 0`),
  ],
)

/** A card that may be charged again, and how its bank answers to that from now on. */
export const sandboxCard = pgTable('sandbox_card', {
  token: text('token').primaryKey(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expiresOn: day('expires_on').notNull(),
  payerName: text('payer_name').notNull(),
  outcome: text('outcome').$type<CardOutcome>().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** silence: the club gets no answer until another outcome is chosen. */
export type CardOutcome = 'success' | 'decline' | 'silence'

/** What it was asked to take from a kept card. */
export const sandboxCardCharge = pgTable(
  'sandbox_card_charge',
  {
    /** The club's: asked twice, it is charged once. */
    reference: text('reference').primaryKey(),
    id: uuid('id').notNull().unique().defaultRandom(),
    token: text('token')
      .notNull()
      .references(() => sandboxCard.token),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    outcome: text('outcome').$type<CardOutcome>().notNull(),
    chargedAt: moment('charged_at').notNull(),
  },
  table => [
    index('sandbox_card_charge_silent').on(table.token).where(sql`outcome = 'silence'`),
    check('sandbox_card_charge_above_zero', sql`${table.amountMinor} > 0`),
  ],
)

/** Money that it gave back, or is to give back. */
export const sandboxRefund = pgTable(
  'sandbox_refund',
  {
    /** The club's: asked twice, it is given back once. */
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    chargeId: text('charge_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    state: text('state').$type<'pending' | 'done' | 'refused'>().notNull(),
    /** Why it was refused. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    index('sandbox_refund_charge').on(table.chargeId),
    check('sandbox_refund_above_zero', sql`${table.amountMinor} > 0`),
  ],
)

/** A charge that its payer's bank took back, at least until it has decided. */
export const sandboxDispute = pgTable(
  'sandbox_dispute',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reference: text('reference').notNull(),
    chargeId: text('charge_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    state: text('state').$type<'open' | 'won' | 'lost'>().notNull(),
    dueAt: moment('due_at').notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  table => [
    index('sandbox_dispute_charge').on(table.chargeId),
    check('sandbox_dispute_above_zero', sql`${table.amountMinor} > 0`),
  ],
)
