import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'
import type { PendingRegistration } from './pending-registration.ts'

/** The mail that is sent when a verification begins; none for the decoy of an unknown address. */
export const verificationNotices = ['code', 'known address', 'nothing'] as const

/** One code sent to an address. Without an account it is a decoy: it looks the same and opens nothing. */
export const emailVerification = pgTable(
  'email_verification',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    emailKey: text('email_key').notNull(),
    /** The registration it completes; null when it was requested with the address alone. */
    registrationId: uuid('registration_id'),
    accountId: uuid('account_id').references(() => account.id),
    notice: text('notice', { enum: verificationNotices }).notNull(),
    /** Set when the code is made, which is when its mail is written. */
    codeHash: bytes('code_hash'),
    tries: integer('tries').notNull().default(0),
    /** The details entered when an unproven address was registered again. */
    registration: jsonb('registration').$type<PendingRegistration>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  table => [index('email_verification_address').on(table.emailKey, table.createdAt)],
)

export const passwordReset = pgTable(
  'password_reset',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  table => [index('password_reset_account').on(table.accountId, table.createdAt)],
)
