import type { BankAccountKind } from '@kinfold/contract/bank-account/bank-account'
import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { member } from '../account/account.tables.ts'

/** A member has at most one of each kind. */
export const bankAccount = pgTable(
  'bank_account',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    kind: text('kind').$type<BankAccountKind>().notNull(),
    currency: text('currency').notNull(),
    accountName: text('account_name').notNull(),
    accountNumber: text('account_number').notNull(),
    bankName: text('bank_name').notNull(),
    bankCode: text('bank_code'),
    routingNumber: text('routing_number'),
    swift: text('swift'),
    bankAddress: text('bank_address'),
    country: text('country'),
    nameMatches: boolean('name_matches').notNull(),
    differingWords: text('differing_words').array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [primaryKey({ columns: [table.memberId, table.kind] })],
)
