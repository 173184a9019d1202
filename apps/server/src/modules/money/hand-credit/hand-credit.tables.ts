import type { Currency } from '@kinfold/contract/money/currency'
import type { HandCreditKind } from '@kinfold/contract/operator/hand-credit'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { minor, moment } from '../../../db/columns.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { payment } from '../payment/payment.tables.ts'

/**
 * Who gave a member money by their word, or by a bank's file that they sent: each of them once. Until a line that
 * somebody else sent shows it, none of them decides about a withdrawal of the member; triggers hold that as well.
 */
export const handCredit = pgTable(
  'hand_credit',
  {
    /** The payment, unmatched money, withdrawal, refund or chargeback. */
    sourceId: uuid('source_id').notNull(),
    creditedBy: uuid('credited_by')
      .notNull()
      .references(() => account.id),
    kind: text('kind').$type<HandCreditKind>().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    // A member first: all that was given to one is read together.
    primaryKey({
      name: 'hand_credit_once',
      columns: [table.memberId, table.sourceId, table.creditedBy],
    }),
    index('hand_credit_source').on(table.sourceId),
    check('hand_credit_above_zero', sql`amount_minor > 0`),
    check('hand_credit_not_to_oneself', sql`credited_by <> member_id`),
  ],
)

/** Above a limit two give a member money that no operator recorded, take it out of a portfolio, or say that the bank charged it: what the first said. */
export const firstWord = pgTable(
  'first_word',
  {
    /** The unmatched money, the chargeback, the portfolio, the payment, or its line. */
    sourceId: uuid('source_id').primaryKey(),
    /** Null where it is the club's own money. */
    memberId: uuid('member_id').references(() => member.id),
    /** The payment that it is for; null where it is the member's own. */
    paymentId: uuid('payment_id').references(() => payment.id),
    /** What the portfolio held that is closed; null where the amount doesn't change. */
    amountMinor: minor('amount_minor'),
    saidBy: uuid('said_by')
      .notNull()
      .references(() => account.id),
    saidAt: moment('said_at').notNull(),
  },
  () => [check('first_word_not_to_oneself', sql`said_by <> member_id`)],
)
