import type { Currency } from '@kinfold/contract/money/currency'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import { bigint, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from '../account/account.tables.ts'
import { wallet } from '../wallet/wallet.tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallet.id),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    status: text('status').$type<WithdrawalStatus>().notNull(),
    reference: text('reference').notNull().unique(),
    /** The ledger's hold, which lasts until the money is paid or given back. */
    holdId: bigint('hold_id', { mode: 'bigint' }),
    // Where it is paid, as it stood when it was asked for.
    bankName: text('bank_name').notNull(),
    accountName: text('account_name').notNull(),
    accountNumber: text('account_number').notNull(),
    payBy: date('pay_by', { mode: 'string' }).notNull(),
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
