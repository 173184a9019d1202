import type { Currency } from '@kinfold/contract/money/currency'
import type { BankDetailsProposal } from '@kinfold/contract/operator/bank-details/managed-bank-details'
import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import { proposalChecks, proposalColumns } from '../../base/proposal/proposal-columns.ts'

const details = {
  region: text('region').$type<ClubBankAccount['region']>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  bankName: text('bank_name').notNull(),
  accountName: text('account_name').notNull(),
  accountNumber: text('account_number').notNull(),
  routingNumber: text('routing_number'),
  swift: text('swift'),
  bankAddress: text('bank_address'),
}

/** The club's own accounts. Members see those that aren't removed, in the order of their positions. */
export const clubBankAccount = pgTable('club_bank_account', {
  id: uuid('id').primaryKey().defaultRandom(),
  position: integer('position').notNull(),
  ...details,
  version: integer('version').notNull().default(1),
  removedAt: moment('removed_at'),
})

/** What one administrator proposed and another decided; never deleted. */
export const bankDetailsProposal = pgTable(
  'bank_details_proposal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<BankDetailsProposal['kind']>().notNull(),
    /** Null for an addition until it is confirmed. */
    accountId: uuid('account_id').references(() => clubBankAccount.id),
    /** The version of the account that the proposal was made for. */
    accountVersion: integer('account_version'),
    ...details,
    ...proposalColumns(),
  },
  table => [
    uniqueIndex('bank_details_proposal_open')
      .on(table.accountId)
      .where(sql`${table.status} = 'proposed'`),
    ...proposalChecks('bank_details', table),
  ],
)
