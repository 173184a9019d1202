import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../db/columns.ts'
import { account } from '../modules/base/person/account.tables.ts'

/** A money call that was carried out, with its answer. */
export const idempotentCall = pgTable(
  'idempotent_call',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    status: integer('status').notNull(),
    answer: text('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('idempotent_call_created').on(table.createdAt),
  ],
)
