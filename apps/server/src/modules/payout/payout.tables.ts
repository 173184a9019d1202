import type { ProviderName } from '@kinfold/contract/payment/receive-webhook'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'

/** A transfer that a provider makes for a released withdrawal. The provider knows it by the withdrawal's reference. */
export const payout = pgTable(
  'payout',
  {
    withdrawalId: uuid('withdrawal_id')
      .primaryKey()
      .references(() => withdrawal.id),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** When the provider is asked next; null once nothing more is expected. */
    askAt: moment('ask_at'),
    asks: integer('asks').notNull().default(0),
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('payout_due').on(table.askAt, table.withdrawalId).where(sql`ask_at IS NOT NULL`)],
)
