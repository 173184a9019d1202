import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    /** SHA-256 of the token; only the browser knows the token. */
    tokenHash: bytes('token_hash').notNull().unique(),
    device: text('device'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  table => [
    index('session_account').on(table.accountId),
    index('session_ends_at').on(table.endsAt),
  ],
)

/**
 * The browsers that an account has signed in from, by the SHA-256 of the name in their cookie: a new one is
 * reported by mail, and a known one has its own limit of password tries.
 */
export const knownDevice = pgTable(
  'known_device',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    fingerprint: bytes('fingerprint').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.fingerprint] })],
)
