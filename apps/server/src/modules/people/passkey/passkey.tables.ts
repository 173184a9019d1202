import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment, whole } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'

/** A key that signs an account in. Whoever reads this can't sign in with it: only its owner has the private half. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    name: text('name').notNull(),
    credentialId: bytes('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** How often it was used, where the device counts: a copy of it counts from the same number. */
    counter: whole('counter').notNull(),
    transports: text('transports').array().notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  table => [
    index('passkey_account').on(table.accountId, table.createdAt),
    check('passkey_counter', sql`counter >= 0`),
  ],
)

/** What a passkey has to sign, once: to be added to an account, or, without one, to sign in. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    /** SHA-256 of the challenge; only the browser has it. */
    hash: bytes('hash').primaryKey(),
    accountId: uuid('account_id').references(() => account.id),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('passkey_challenge_expires_at').on(table.expiresAt)],
)
