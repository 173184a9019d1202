import type { Currency } from '@kinfold/contract/money/currency'
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { member } from '../../base/person/account.tables.ts'

/** The public id of a wallet. Its balance is only in the ledger. */
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
