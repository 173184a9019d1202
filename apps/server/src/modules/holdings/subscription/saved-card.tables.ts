import type { ProviderName } from '@kinfold/contract/payment/receive-webhook'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, day, moment } from '../../../db/columns.ts'
import { member } from '../../base/person/account.tables.ts'

/** A card that its owner lets the club charge again. Its number is the provider's alone. */
export const savedCard = pgTable(
  'saved_card',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** What the provider charges it by, encrypted. */
    keyId: text('key_id').notNull(),
    encrypted: bytes('sealed').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    /** The last day on which it can be charged. */
    expiresOn: day('expires_on').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its owner was told that it expires soon. */
    remindedAt: moment('reminded_at'),
  },
  table => [
    index('saved_card_member').on(table.memberId),
    index('saved_card_expiring').on(table.expiresOn, table.id).where(sql`reminded_at IS NULL`),
  ],
)
