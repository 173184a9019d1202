import type { Currency } from '@kinfold/contract/money/currency'
import type { ChargebackStatus } from '@kinfold/contract/operator/chargeback/chargeback'
import type { ProviderName } from '@kinfold/contract/payment/receive-webhook'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { minor, moment } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { payment } from '../payment/payment.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'

/**
 * A payment, or a part of it, that its payer's bank took back; or a withdrawal that was paid after it had failed, once its
 * member had spent what went back to them. The books know it by its id.
 */
export const chargeback = pgTable(
  'chargeback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null where it is of money that names no payment, or of a withdrawal. */
    paymentId: uuid('payment_id').references(() => payment.id),
    /** Paid after all, by a provider; nothing is open about it, so it is lost from the beginning. */
    withdrawalId: uuid('withdrawal_id').references(() => withdrawal.id),
    /** Who told it, or would; null where nobody takes the payment's money for the club any more. */
    provider: text('provider').$type<ProviderName>(),
    /** The provider's own ids, of it and of the charge. */
    disputeId: text('dispute_id').notNull(),
    chargeId: text('charge_id'),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** As the provider charged it, and whether it gave that back. */
    feeMinor: minor('fee_minor').notNull(),
    isFeeReturned: boolean('is_fee_returned').notNull().default(false),
    status: text('status').$type<ChargebackStatus>().notNull(),
    isBooked: boolean('is_booked').notNull(),
    recoveredMinor: minor('recovered_minor').notNull().default(sql`0`),
    reason: text('reason').notNull(),
    answerBy: moment('answer_by'),
    openedAt: moment('opened_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => account.id),
    /** The operator who wrote it down; null where its provider told it. */
    recordedBy: uuid('recorded_by').references(() => account.id),
    /** When its provider is asked next how it stands; null when there is nothing to ask. */
    askAt: moment('ask_at'),
    asks: integer('asks').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    uniqueIndex('chargeback_once').on(sql`coalesce(provider, '')`, sql`lower(dispute_id)`),
    index('chargeback_payment').on(table.paymentId),
    uniqueIndex('chargeback_withdrawal')
      .on(table.withdrawalId)
      .where(sql`withdrawal_id IS NOT NULL`),
    // read-chargebacks.ts has the same.
    index('chargeback_order').on(
      sql`(status <> 'open')`,
      sql`(CASE WHEN status = 'open' THEN answer_by END)`,
      table.openedAt.desc(),
      table.id,
    ),
    index('chargeback_status').on(table.status, table.openedAt.desc(), table.id),
    index('chargeback_due').on(table.askAt, table.id).where(sql`ask_at IS NOT NULL`),
    check('chargeback_amounts', sql`amount_minor > 0 AND fee_minor >= 0`),
    check('chargeback_recovered', sql`recovered_minor BETWEEN 0 AND amount_minor`),
    check(
      'chargeback_booked_for_somebody',
      sql`NOT is_booked OR num_nonnulls(payment_id, withdrawal_id) = 1`,
    ),
    check(
      'chargeback_of_a_withdrawal',
      sql`withdrawal_id IS NULL OR (is_booked AND status = 'lost')`,
    ),
    check('chargeback_decided', sql`(status = 'open') = (decided_at IS NULL)`),
  ],
)

/** What a member paid back of what they owe, in one go. */
export const chargebackRecovery = pgTable(
  'chargeback_recovery',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    chargebackId: uuid('chargeback_id')
      .notNull()
      .references(() => chargeback.id),
    amountMinor: minor('amount_minor').notNull(),
    /** Null where it came out of the wallet. */
    portfolioId: uuid('portfolio_id').references(() => portfolio.id),
    reason: text('reason').notNull(),
    recoveredBy: uuid('recovered_by').references(() => account.id),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    index('chargeback_recovery_of').on(table.chargebackId),
    check('chargeback_recovery_above_zero', sql`amount_minor > 0`),
  ],
)
