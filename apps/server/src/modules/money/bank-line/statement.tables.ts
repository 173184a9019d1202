import type { Currency } from '@kinfold/contract/money/currency'
import type { Settlement } from '@kinfold/contract/operator/settlement/settlement'
import type { CsvMapping } from '@kinfold/contract/operator/statement/csv-mapping'
import type { LineState, MatchReason } from '@kinfold/contract/operator/statement/statement-line'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BankFileFormat } from '../../../bank-files/bank-file.ts'
import { bytes, day, minor, moment } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'
import { clubBankAccount } from '../../club/bank-details/bank-details.tables.ts'
import { unmatchedMoney } from '../parked/unmatched.tables.ts'
import { payment } from '../payment/payment.tables.ts'
import { refund } from '../refund/refund.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'

/** How the CSV files of a bank are read; its name is in small letters. */
export const statementMapping = pgTable('statement_mapping', {
  bank: text('bank').primaryKey(),
  mapping: jsonb('mapping').$type<CsvMapping>().notNull(),
  setBy: uuid('set_by')
    .notNull()
    .references(() => account.id),
  /** Another who set the same; null while it is one person's word. */
  agreedBy: uuid('agreed_by').references(() => account.id),
  setAt: moment('set_at').notNull(),
})

/** A file of the bank about one of the club's accounts. */
export const bankStatement = pgTable(
  'bank_statement',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => clubBankAccount.id),
    format: text('format').$type<BankFileFormat>().notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file: the same one changes nothing. */
    fileHash: bytes('file_hash').notNull(),
    fromDay: day('from_day').notNull(),
    toDay: day('to_day').notNull(),
    openingMinor: minor('opening_minor'),
    closingMinor: minor('closing_minor'),
    /** How a CSV file was read. */
    mapping: jsonb('mapping').$type<CsvMapping>(),
    /** Whose word alone that is: to them the file shows nothing, whoever sent it. */
    mappedBy: uuid('mapped_by').references(() => account.id),
    /** Its days with day and month the other way round, where every date could be meant so. */
    swappedFrom: day('swapped_from'),
    swappedTo: day('swapped_to'),
    /** In the file; those that an earlier file brought belong to that one. */
    lineCount: integer('line_count').notNull(),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => account.id),
    createdAt: moment('created_at').notNull(),
    /** When its last line was recorded; until then its days are not told whole. */
    storedAt: moment('stored_at'),
  },
  table => [
    unique('bank_statement_once').on(table.accountId, table.fileHash),
    index('bank_statement_days').on(table.accountId, table.toDay),
    index('bank_statement_newest').on(table.createdAt, table.id),
    check('bank_statement_span', sql`from_day <= to_day`),
  ],
)

/** What a provider paid out to the club's bank account, less what it kept. */
export const settlement = pgTable(
  'settlement',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gateway: text('gateway').$type<Settlement['gateway']>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    paidOutMinor: minor('paid_out_minor').notNull(),
    chargeMinor: minor('charge_minor').notNull(),
    receivedOn: day('received_on').notNull(),
    reference: text('reference').notNull(),
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => account.id),
    createdAt: moment('created_at').notNull(),
    undoneAt: moment('undone_at'),
    undoneReason: text('undone_reason'),
  },
  table => [
    uniqueIndex('settlement_once')
      .on(table.gateway, table.currency, sql`lower(reference)`)
      .where(sql`undone_at IS NULL`),
    index('settlement_newest').on(table.createdAt, table.id),
    index('settlement_amount').on(table.currency, table.paidOutMinor),
    check('settlement_amounts', sql`paid_out_minor > 0 AND charge_minor >= 0`),
  ],
)

/** A movement on one of the club's bank accounts, and what the books say that it is. */
export const statementLine = pgTable(
  'statement_line',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatement.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => clubBankAccount.id),
    currency: text('currency').$type<Currency>().notNull(),
    /** Where it stands in its file. */
    position: integer('position').notNull(),
    /** What the same line has in every file. */
    fingerprint: bytes('fingerprint').notNull(),
    bookedOn: day('booked_on').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    bankId: text('bank_id'),
    reference: text('reference').notNull(),
    senderName: text('sender_name').notNull(),
    text: text('text').notNull(),
    /** A reference of the club's that stands in it. */
    named: text('named'),
    /** Those of other payouts or refunds that the bank may have paid with it. */
    alsoNamed: text('also_named').array().$type<string[]>(),
    state: text('state').$type<LineState>().notNull(),
    because: text('because').array().$type<MatchReason[]>().notNull(),
    suggestedPaymentId: uuid('suggested_payment_id').references(() => payment.id),
    suggestedUnmatchedId: uuid('suggested_unmatched_id').references(() => unmatchedMoney.id),
    suggestedSettlementId: uuid('suggested_settlement_id').references(() => settlement.id),
    suggestedWithdrawalId: uuid('suggested_withdrawal_id').references(() => withdrawal.id),
    paymentId: uuid('payment_id').references(() => payment.id),
    unmatchedId: uuid('unmatched_id').references(() => unmatchedMoney.id),
    settlementId: uuid('settlement_id').references(() => settlement.id),
    withdrawalId: uuid('withdrawal_id').references(() => withdrawal.id),
    refundId: uuid('refund_id').references(() => refund.id),
    isCharge: boolean('is_charge').notNull().default(false),
    /** The line itself was booked, or paid a refund, and not only found in the books. */
    isBooked: boolean('is_booked').notNull().default(false),
    /** How often a match of it was undone: what is booked for it again is another movement. */
    undone: integer('undone').notNull().default(0),
    matchedAt: moment('matched_at'),
    matchedBy: uuid('matched_by').references(() => account.id),
    reason: text('reason'),
  },
  table => [
    unique('statement_line_once').on(table.accountId, table.fingerprint),
    index('statement_line_order').on(table.bookedOn, table.position, table.id),
    index('statement_line_state').on(table.state, table.bookedOn, table.position, table.id),
    index('statement_line_statement').on(table.statementId, table.state, table.bookedOn),
    index('statement_line_waiting')
      .on(table.accountId, table.bookedOn)
      .where(sql`state <> 'matched'`),
    index('statement_line_undecided')
      .on(table.currency, table.amountMinor)
      .where(sql`state <> 'matched'`),
    index('statement_line_named_paid')
      .on(table.named)
      .where(sql`named IS NOT NULL AND amount_minor < 0`),
    index('statement_line_also_named')
      .using('gin', table.alsoNamed)
      .where(sql`also_named IS NOT NULL`),
    // What the books have once, one line shows.
    uniqueIndex('statement_line_payment').on(table.paymentId).where(sql`payment_id IS NOT NULL`),
    // One shows it coming in, and several may show it going back; of what was paid, one shows that it came back.
    uniqueIndex('statement_line_unmatched_came')
      .on(table.unmatchedId)
      .where(sql`unmatched_id IS NOT NULL AND amount_minor > 0`),
    index('statement_line_unmatched').on(table.unmatchedId).where(sql`unmatched_id IS NOT NULL`),
    uniqueIndex('statement_line_settlement')
      .on(table.settlementId)
      .where(sql`settlement_id IS NOT NULL`),
    uniqueIndex('statement_line_withdrawal')
      .on(table.withdrawalId, sql`(amount_minor > 0)`)
      .where(sql`withdrawal_id IS NOT NULL`),
    uniqueIndex('statement_line_refund')
      .on(table.refundId, sql`(amount_minor > 0)`)
      .where(sql`refund_id IS NOT NULL`),
    check('statement_line_amount', sql`amount_minor <> 0`),
    check(
      'statement_line_unmatched_has_money',
      sql`state <> 'unmatched' OR unmatched_id IS NOT NULL`,
    ),
    check(
      'statement_line_matched_to_one',
      sql`state <> 'matched' OR num_nonnulls(coalesce(payment_id, unmatched_id), settlement_id, withdrawal_id, refund_id) + is_charge::int = 1`,
    ),
  ],
)

/** How much of unmatched money a line shows going back: several lines may show one sum, and one line several. */
export const statementLineReturn = pgTable(
  'statement_line_return',
  {
    lineId: uuid('line_id')
      .notNull()
      .references(() => statementLine.id),
    unmatchedId: uuid('unmatched_id')
      .notNull()
      .references(() => unmatchedMoney.id),
    /** Without what the bank took for itself. */
    amountMinor: minor('amount_minor').notNull(),
  },
  table => [
    primaryKey({ name: 'statement_line_return_once', columns: [table.lineId, table.unmatchedId] }),
    index('statement_line_return_of').on(table.unmatchedId),
    check('statement_line_return_above_zero', sql`amount_minor > 0`),
  ],
)

/** What the lines of an account come to on a day: adding up lines would take longer with every file. */
export const statementDay = pgTable(
  'statement_day',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => clubBankAccount.id),
    bookedOn: day('booked_on').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  table => [primaryKey({ name: 'statement_day_once', columns: [table.accountId, table.bookedOn] })],
)

/** Who else sent a file with a line that was known already. */
export const statementLineSender = pgTable(
  'statement_line_sender',
  {
    lineId: uuid('line_id')
      .notNull()
      .references(() => statementLine.id),
    sentBy: uuid('sent_by')
      .notNull()
      .references(() => account.id),
  },
  table => [
    primaryKey({ name: 'statement_line_sender_once', columns: [table.lineId, table.sentBy] }),
  ],
)

/** What a later file says of a line otherwise: the words of a line are what a payout is recognised by. */
export const statementLineWording = pgTable(
  'statement_line_wording',
  {
    lineId: uuid('line_id')
      .notNull()
      .references(() => statementLine.id),
    sentBy: uuid('sent_by')
      .notNull()
      .references(() => account.id),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatement.id),
    reference: text('reference').notNull(),
    senderName: text('sender_name').notNull(),
    text: text('text').notNull(),
    /** A reference of the club's that stands in it. */
    named: text('named'),
    /** Those of other payouts or refunds that the bank may have paid with it. */
    alsoNamed: text('also_named').array().$type<string[]>(),
    sentAt: moment('sent_at').notNull(),
  },
  table => [
    primaryKey({ name: 'statement_line_wording_once', columns: [table.lineId, table.statementId] }),
    index('statement_line_wording_statement').on(table.statementId).where(sql`named IS NOT NULL`),
    index('statement_line_wording_named').on(table.named).where(sql`named IS NOT NULL`),
    index('statement_line_wording_also_named')
      .using('gin', table.alsoNamed)
      .where(sql`also_named IS NOT NULL`),
  ],
)

/** Who else sent a file that was known already, byte for byte: only so is it theirs as well with all its days. */
export const statementSender = pgTable(
  'statement_sender',
  {
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatement.id),
    sentBy: uuid('sent_by')
      .notNull()
      .references(() => account.id),
  },
  table => [
    primaryKey({ name: 'statement_sender_once', columns: [table.statementId, table.sentBy] }),
  ],
)
