// The book of the sandbox's payout provider. It stands for another company's: only this folder reads and
// writes it, in transactions of its own, and no row of it refers to one of ours.
import type { Currency } from '@kinfold/contract/money/currency'
import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { minor, moment } from '../../../db/columns.ts'

export const sandboxTransfer = pgTable(
  'sandbox_transfer',
  {
    /** The club's: a second order under it is the same transfer. */
    reference: text('reference').primaryKey(),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    accountName: text('account_name').notNull(),
    accountNumber: text('account_number').notNull(),
    bankCode: text('bank_code'),
    state: text('state').$type<'pending' | 'paid' | 'failed' | 'returned'>().notNull(),
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  table => [check('sandbox_transfer_above_zero', sql`${table.amountMinor} > 0`)],
)
