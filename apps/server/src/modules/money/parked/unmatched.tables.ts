import type { Currency } from '@kinfold/contract/money/currency'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import type { OutsideGateway } from '@kinfold/contract/payment/gateway'
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
import { day, minor, moment } from '../../../db/columns.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { payment } from '../payment/payment.tables.ts'

/** Money that arrived and that nobody announced. While it is open, an account of its own holds it. */
export const unmatchedMoney = pgTable(
  'unmatched_money',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    receivedOn: day('received_on').notNull(),
    senderName: text('sender_name').notNull(),
    bankReference: text('bank_reference').notNull(),
    /** The charge of a provider that it is, with the reference it was paid under; null of all that is no charge. */
    charge: text('charge'),
    /** Where it lies outside: on the club's bank account, or with a provider. */
    cameBy: text('came_by').$type<OutsideGateway>().notNull().default('bank'),
    state: text('state').$type<UnmatchedMoney['state']>().notNull(),
    /** Who it would have gone to, had they been able to hold it; null where nobody knows. */
    meantFor: uuid('meant_for').references(() => member.id),
    assignedTo: uuid('assigned_to').references(() => member.id),
    /** The payment it was given to; null where it went to the wallet. */
    paymentId: uuid('payment_id').references(() => payment.id),
    /** From when what went to the wallet can be withdrawn; null where it could at once. */
    clearsOn: day('clears_on'),
    recordedBy: uuid('recorded_by').references(() => account.id),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => account.id),
    reason: text('reason'),
    /** Written down twice, or something else: it was taken off the books, and never went back to a sender. */
    isReplaced: boolean('is_replaced').notNull().default(false),
    /** How often it was taken back from whom it was given to: the next time is another movement. */
    undone: integer('undone').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    // The same line of the bank statement is recorded once.
    uniqueIndex('unmatched_money_line').on(
      sql`lower(bank_reference)`,
      table.receivedOn,
      table.currency,
      table.amountMinor,
    ),
    // And so is a charge, whatever was recorded beside it.
    uniqueIndex('unmatched_money_charge').on(table.charge).where(sql`charge IS NOT NULL`),
    index('unmatched_money_amount').on(table.currency, table.amountMinor),
    index('unmatched_money_meant_for').on(table.meantFor).where(sql`meant_for IS NOT NULL`),
    index('unmatched_money_payment').on(table.paymentId).where(sql`payment_id IS NOT NULL`),
    index('unmatched_money_uncleared')
      .on(table.assignedTo, table.clearsOn)
      .where(sql`clears_on IS NOT NULL`),
    index('unmatched_money_oldest').on(table.receivedOn, table.createdAt, table.id),
    index('unmatched_money_state').on(table.state, table.receivedOn, table.createdAt, table.id),
    check('unmatched_money_charge_by_provider', sql`charge IS NULL OR came_by <> 'bank'`),
    check('unmatched_money_above_zero', sql`amount_minor > 0`),
    check('unmatched_money_not_given_to_oneself', sql`decided_by <> assigned_to`),
    check('unmatched_money_replaced', sql`NOT is_replaced OR state = 'returned'`),
    check('unmatched_money_decided', sql`(state = 'open') = (decided_at IS NULL)`),
  ],
)
