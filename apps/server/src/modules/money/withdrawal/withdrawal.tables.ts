import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import type { Currency } from '@kinfold/contract/money/currency'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { day, minor, moment, whole } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'
import { wallet } from '../../holdings/wallet/wallet.tables.ts'
import { unmatchedMoney } from '../parked/unmatched.tables.ts'
import { payoutBatch } from './payout-batch.tables.ts'

/** The payout days that operators were reminded of, while approved withdrawals were in no batch. */
export const payoutReminder = pgTable('payout_reminder', {
  payBy: day('pay_by').primaryKey(),
  sentAt: moment('sent_at').notNull(),
})

export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallet.id),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    status: text('status').$type<WithdrawalStatus>().notNull(),
    reference: text('reference').notNull().unique(),
    /** The ledger's hold: given back, or used up when the money leaves the wallet. */
    holdId: whole('hold_id'),
    /** Since when the money is no longer in the wallet but in the payout; null while it is held. */
    leftWalletAt: moment('left_wallet_at'),
    // Where it is paid, as it stood when it was asked for.
    /** Another one stands there once the member has changed the account. */
    bankAccountId: uuid('bank_account_id'),
    /** How far the club had checked it then. */
    accountCheck: text('account_check').$type<BankAccount['check']['status']>().notNull(),
    bankName: text('bank_name').notNull(),
    accountName: text('account_name').notNull(),
    accountNumber: text('account_number').notNull(),
    bankCode: text('bank_code'),
    routingNumber: text('routing_number'),
    swift: text('swift'),
    bankAddress: text('bank_address'),
    country: text('country'),
    /** Of all this, by a key that the database doesn't have; null for what an earlier version asked for. */
    payeeHash: text('payee_hash'),
    payBy: day('pay_by').notNull(),
    /** The payout batch it is in. */
    batchId: uuid('batch_id').references(() => payoutBatch.id),
    requestedAt: moment('requested_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => account.id),
    paidAt: moment('paid_at'),
    /** Who said that it was paid, by hand or by a line of the bank; null where its provider did. */
    saidPaidBy: uuid('said_paid_by').references(() => account.id),
    returnedAt: moment('returned_at'),
    failureReason: text('failure_reason'),
    /** What has waited at the desk since it came back, of a member who could not have it. */
    unmatchedId: uuid('unmatched_id').references(() => unmatchedMoney.id),
    /** When its member was reminded of the payout, or it was too late to. */
    remindedAt: moment('reminded_at'),
  },
  table => [
    index('withdrawal_wallet').on(table.walletId, table.status, table.requestedAt),
    index('withdrawal_newest').on(table.walletId, table.requestedAt, table.id),
    // The wallet's lines that no posting tells of.
    index('withdrawal_open')
      .on(table.walletId, table.requestedAt)
      .where(sql`left_wallet_at IS NULL`),
    index('withdrawal_oldest').on(table.requestedAt, table.id),
    index('withdrawal_paid').on(table.currency, table.amountMinor).where(sql`status = 'paid'`),
    index('withdrawal_queue').on(table.status, table.requestedAt, table.id),
    index('withdrawal_batch').on(table.batchId, table.status).where(sql`batch_id IS NOT NULL`),
    index('withdrawal_to_remind')
      .on(table.payBy, table.id)
      .where(sql`status IN ('approved', 'in_batch') AND reminded_at IS NULL`),
    index('withdrawal_to_batch').on(table.payBy).where(sql`status = 'approved'`),
    uniqueIndex('withdrawal_unmatched').on(table.unmatchedId).where(sql`unmatched_id IS NOT NULL`),
    check('withdrawal_left_by_returning', sql`unmatched_id IS NULL OR status = 'returned'`),
    check('withdrawal_said_paid', sql`said_paid_by IS NULL OR status IN ('paid', 'returned')`),
    check('withdrawal_amount_positive', sql`amount_minor > 0`),
    check(
      'withdrawal_money_held_or_gone',
      sql`left_wallet_at IS NULL OR status NOT IN ('pending', 'cancelled')`,
    ),
    check('withdrawal_in_a_batch', sql`status <> 'in_batch' OR batch_id IS NOT NULL`),
  ],
)
