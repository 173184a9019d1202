import type { Currency } from '@kinfold/contract/money/currency'
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { member } from '../account/account.tables.ts'

/** The name a wallet goes by outside. What is in it stands in the ledger and nowhere else. */
export const wallet = pgTable(
  'wallet',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    currency: text('currency').$type<Currency>().notNull(),
  },
  table => [unique('wallet_of_member').on(table.memberId, table.currency)],
)
