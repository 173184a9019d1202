import type { Currency } from '@kinfold/contract/money/currency'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import type { ProviderName } from '@kinfold/contract/payment/receive-webhook'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { day, minor, moment } from '../../../db/columns.ts'
import { storedFile } from '../../base/file/file.tables.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import { wallet } from '../../holdings/wallet/wallet.tables.ts'

/** What a member was shown before paying. Its figures hold until `expires_at`, and for the payment it was spent on. */
export const paymentQuote = pgTable(
  'payment_quote',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    purpose: text('purpose').$type<Payment['purpose']>().notNull(),
    gateway: text('gateway').$type<Gateway>().notNull(),
    isUsInstitution: boolean('is_us_institution'),
    /** What arrives. */
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The same in the currency the member pays in, and the fees on top of it. */
    paidCurrency: text('paid_currency').$type<Currency>().notNull(),
    paidMinor: minor('paid_minor').notNull(),
    processingFeeMinor: minor('processing_fee_minor').notNull(),
    cardFeeMinor: minor('card_fee_minor').notNull(),
    rate: text('rate'),
    rateSetAt: moment('rate_set_at'),
    /** Kept for a transfer to the club's bank account until a payment has it; a quote made anew takes it over. */
    reference: text('reference'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    index('payment_quote_expired').on(table.expiresAt),
    index('payment_quote_reference').on(table.reference).where(sql`reference IS NOT NULL`),
    check(
      'payment_quote_amounts',
      sql`amount_minor > 0 AND paid_minor > 0 AND processing_fee_minor >= 0 AND card_fee_minor >= 0`,
    ),
    check(
      'payment_quote_rate',
      sql`(currency = paid_currency) = (rate IS NULL) AND (rate IS NULL) = (rate_set_at IS NULL)`,
    ),
  ],
)

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
    /** All fees; `card_fee_minor` is the part of it that dollar cards cost extra. */
    feeMinor: minor('fee_minor').notNull(),
    cardFeeMinor: minor('card_fee_minor').notNull().default(sql`0`),
    totalMinor: minor('total_minor').notNull(),
    /** What arrived, in `paid_currency`: less or more than `total_minor` where a transfer was. */
    receivedMinor: minor('received_minor'),
    /** Refunded so far, in `currency`, and of the fee in `paidCurrency`. */
    refundedMinor: minor('refunded_minor').notNull().default(sql`0`),
    refundedFeeMinor: minor('refunded_fee_minor').notNull().default(sql`0`),
    rate: text('rate'),
    quoteId: uuid('quote_id').references(() => paymentQuote.id),
    reference: text('reference').notNull().unique(),
    /** Who takes the money for the club; null where nobody does: from a wallet, or to the club's bank account. */
    provider: text('provider').$type<ProviderName>(),
    /** The provider's own id of the charge that paid it. */
    chargeId: text('charge_id'),
    /** Where the member pays: the provider's page, or an account number for this payment alone. */
    link: text('link'),
    accountBank: text('account_bank'),
    accountName: text('account_name'),
    accountNumber: text('account_number'),
    expiresAt: moment('expires_at'),
    /** When the provider is asked next how it stands; null when there is nothing to ask. */
    askAt: moment('ask_at'),
    asks: integer('asks').notNull().default(0),
    askedAt: moment('asked_at'),
    /** A transfer to the club's bank account: what the member handed in, and who decided about it. */
    receiptFileId: uuid('receipt_file_id').references(() => storedFile.id),
    receiptSeenBefore: boolean('receipt_seen_before').notNull().default(false),
    bankReference: text('bank_reference'),
    note: text('note'),
    receivedOn: day('received_on'),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => account.id),
    /** When member and operators were told that it waits longer than it should. */
    remindedAt: moment('reminded_at'),
    /** Beside a portfolio: the money could not go into it and went to this wallet. */
    walletId: uuid('wallet_id').references(() => wallet.id),
    portfolioId: uuid('portfolio_id').references(() => portfolio.id),
    subscriptionId: uuid('subscription_id').references(() => subscription.id),
    /** The period of the recurring contribution that it pays. */
    periodOn: day('period_on'),
    failureReason: text('failure_reason'),
    /** The club's day from which its money can be withdrawn, as it was when it came; null where it could be at once. */
    clearsOn: day('clears_on'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  table => [
    index('payment_member').on(table.memberId, table.createdAt),
    index('payment_uncleared').on(table.memberId, table.clearsOn).where(sql`clears_on IS NOT NULL`),
    index('payment_portfolio').on(table.portfolioId, table.status),
    index('payment_wallet').on(table.walletId, table.status, table.createdAt),
    index('payment_to_ask').on(table.askAt).where(sql`ask_at IS NOT NULL`),
    index('payment_expiring')
      .on(table.expiresAt)
      .where(sql`status IN ('pending', 'pending_confirmation')`),
    index('payment_transfers').on(table.status, table.createdAt).where(sql`gateway = 'bank'`),
    // transfer-order.ts has the same.
    index('payment_transfer_order')
      .on(
        sql`(status <> 'pending_confirmation')`,
        sql`(CASE WHEN status = 'pending_confirmation' THEN created_at END)`,
        sql`(CASE WHEN status <> 'pending_confirmation' THEN coalesce(decided_at, settled_at, created_at) END) DESC`,
        table.id,
      )
      .where(sql`gateway = 'bank'`),
    index('payment_transfer_waiting')
      .on(table.createdAt, table.id)
      .where(sql`gateway = 'bank' AND status = 'pending_confirmation' AND reminded_at IS NULL`),
    index('payment_received')
      .on(table.paidCurrency, table.receivedMinor)
      .where(sql`received_on IS NOT NULL`),
    index('payment_transfer_reference')
      .on(sql`reference text_pattern_ops`)
      .where(sql`gateway = 'bank'`),
    index('payment_bank_reference').on(sql`lower(bank_reference) text_pattern_ops`),
    index('payment_receipt').on(table.receiptFileId).where(sql`receipt_file_id IS NOT NULL`),
    // One charge for each period, besides those that brought nothing and money that came too late.
    uniqueIndex('payment_period_once')
      .on(table.subscriptionId, table.periodOn)
      .where(
        sql`period_on IS NOT NULL AND wallet_id IS NULL AND status NOT IN ('failed', 'expired', 'cancelled')`,
      ),
    unique('payment_charge_once').on(table.provider, table.chargeId),
    unique('payment_quote_once').on(table.quoteId),
    check('payment_not_decided_by_its_member', sql`decided_by <> member_id`),
    check(
      'payment_refunded_at_most_paid',
      sql`refunded_minor BETWEEN 0 AND amount_minor AND refunded_fee_minor BETWEEN 0 AND fee_minor`,
    ),
  ],
)
