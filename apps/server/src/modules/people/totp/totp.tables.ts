import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment, whole } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'

/** The encrypted secret that an account shares with its authenticator app. In use once a code was confirmed. */
export const authenticator = pgTable('authenticator', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id),
  keyId: text('key_id').notNull(),
  encrypted: bytes('sealed').notNull(),
  beganAt: moment('began_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last used code: neither it nor an earlier one works again. */
  lastStep: whole('last_step'),
})

export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    codeHash: bytes('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  table => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

/** A sign-in with the right password that still needs a code. */
export const totpChallenge = pgTable(
  'totp_challenge',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    tokenHash: bytes('token_hash').notNull().unique(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  table => [index('totp_challenge_account').on(table.accountId)],
)
