import type { BankAccountKind } from '@kinfold/contract/bank-account/bank-account'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import { account, member } from '../../base/person/account.tables.ts'

/** A member has at most one of each kind. */
export const bankAccount = pgTable(
  'bank_account',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    kind: text('kind').$type<BankAccountKind>().notNull(),
    /** Replaced whenever the member changes the account: a decision is about what the operator looked at. */
    id: uuid('id').notNull().unique().defaultRandom(),
    currency: text('currency').notNull(),
    accountName: text('account_name').notNull(),
    accountNumber: text('account_number').notNull(),
    bankName: text('bank_name').notNull(),
    bankCode: text('bank_code'),
    routingNumber: text('routing_number'),
    swift: text('swift'),
    bankAddress: text('bank_address'),
    country: text('country'),
    updatedAt: moment('updated_at').notNull(),
    checkStatus: text('check_status')
      .$type<'not_needed' | 'waiting' | 'approved' | 'refused'>()
      .notNull()
      .default('not_needed'),
    checkReason: text('check_reason'),
    checkedBy: uuid('checked_by').references(() => account.id),
    checkedAt: moment('checked_at'),
  },
  table => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    // The desk finds a member by the last four of an account.
    index('bank_account_last_four').on(sql`"right"(account_number, 4)`),
    index('bank_account_check').on(table.checkStatus, table.updatedAt),
    index('bank_account_oldest')
      .on(table.updatedAt, table.id)
      .where(sql`check_status <> 'not_needed'`),
    check('bank_account_checked_by_another', sql`checked_by <> member_id`),
  ],
)
