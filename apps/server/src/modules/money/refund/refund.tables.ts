import type { RefundStatus, RefundWay } from '@kinfold/contract/operator/refund/refund'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { unmatchedMoney } from '../parked/unmatched.tables.ts'
import { payment } from '../payment/payment.tables.ts'

/** A refund of a payment, in full or in part. The provider and the books know it by its id. */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    /** In the currency that arrived, and of the fee. */
    amountMinor: minor('amount_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    returnsFee: boolean('returns_fee').notNull(),
    way: text('way').$type<RefundWay>().notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    reason: text('reason').notNull(),
    proposedBy: uuid('proposed_by').references(() => account.id),
    /** When it was proposed. */
    createdAt: moment('created_at').notNull(),
    decidedBy: uuid('decided_by').references(() => account.id),
    decidedAt: moment('decided_at'),
    settledAt: moment('settled_at'),
    bankReference: text('bank_reference'),
    failureReason: text('failure_reason'),
    /** The one that was said to have failed and that the bank has paid after all, as this one. */
    inPlaceOf: uuid('in_place_of').references((): AnyPgColumn => refund.id),
    /** What has waited at the desk since it failed, of a member who could not have it. */
    unmatchedId: uuid('unmatched_id').references(() => unmatchedMoney.id),
    /** When its provider is asked next how it stands; null when there is nothing to ask. */
    askAt: moment('ask_at'),
    asks: integer('asks').notNull().default(0),
  },
  table => [
    index('refund_payment').on(table.paymentId),
    index('refund_newest').on(table.createdAt, table.id),
    index('refund_status').on(table.status, table.createdAt, table.id),
    index('refund_due').on(table.askAt, table.id).where(sql`ask_at IS NOT NULL`),
    uniqueIndex('refund_paid_after_all_once').on(table.inPlaceOf),
    uniqueIndex('refund_unmatched').on(table.unmatchedId).where(sql`unmatched_id IS NOT NULL`),
    uniqueIndex('refund_proposed_once').on(table.paymentId).where(sql`status = 'proposed'`),
    check('refund_gives_something', sql`amount_minor > 0 AND fee_minor >= 0`),
    check('refund_two_people', sql`status = 'discarded' OR decided_by <> proposed_by`),
    check('refund_left_by_failing', sql`unmatched_id IS NULL OR status = 'failed'`),
    check('refund_decided', sql`status <> 'proposed' OR decided_at IS NULL`),
  ],
)
