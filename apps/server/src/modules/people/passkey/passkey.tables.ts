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

/** What a passkey has to sign, once: to sign in, or for an account, to be added to it or to prove its owner. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    /** SHA-256 of the challenge; only the browser has it. */
    hash: bytes('hash').primaryKey(),
    purpose: text('purpose', { enum: ['sign in', 'add', 'prove'] }).notNull(),
    accountId: uuid('account_id').references(() => account.id),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    index('passkey_challenge_expires_at').on(table.expiresAt),
    check('passkey_challenge_account', sql`(account_id IS NULL) = (purpose = 'sign in')`),
  ],
)
