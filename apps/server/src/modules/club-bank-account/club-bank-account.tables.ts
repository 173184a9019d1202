import type { Currency } from '@kinfold/contract/money/currency'
import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The club's own accounts, in the order members see them. */
export const clubBankAccount = pgTable('club_bank_account', {
  position: integer('position').primaryKey(),
  region: text('region').$type<ClubBankAccount['region']>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  bankName: text('bank_name').notNull(),
  accountName: text('account_name').notNull(),
  accountNumber: text('account_number').notNull(),
  routingNumber: text('routing_number'),
  swift: text('swift'),
  bankAddress: text('bank_address'),
})
