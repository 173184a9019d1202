import type { Currency } from '@kinfold/contract/money/currency'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, minor, moment, whole } from '../../db/columns.ts'
import { account } from '../account/account.tables.ts'
import { wallet } from '../wallet/wallet.tables.ts'

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
    /** The ledger's hold, which lasts until the money is paid or given back. */
    holdId: whole('hold_id'),
    // Where it is paid, as it stood when it was asked for.
    bankName: text('bank_name').notNull(),
    accountName: text('account_name').notNull(),
    accountNumber: text('account_number').notNull(),
    payBy: day('pay_by').notNull(),
    requestedAt: moment('requested_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => account.id),
    paidAt: moment('paid_at'),
    returnedAt: moment('returned_at'),
    failureReason: text('failure_reason'),
  },
  table => [
    index('withdrawal_wallet').on(table.walletId, table.status, table.requestedAt),
    index('withdrawal_status').on(table.status, table.requestedAt),
  ],
)
