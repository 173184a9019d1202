import type { PayoutStop } from '@kinfold/contract/operator/payout-batch/payout-stop'
import type { ProviderName } from '@kinfold/contract/payment/receive-webhook'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import { withdrawal } from './withdrawal.tables.ts'

/** A transfer that a provider makes for a released withdrawal. The provider knows it by the withdrawal's reference. */
export const payout = pgTable(
  'payout',
  {
    withdrawalId: uuid('withdrawal_id')
      .primaryKey()
      .references(() => withdrawal.id),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** Of the account it was released to, by our own key; null for what an earlier version released. */
    payeeHash: text('payee_hash'),
    /** When it was last sent: from then on only the provider knows what became of it. Null where it has none. */
    sentAt: moment('sent_at'),
    /** Why it isn't sent; null while nothing stands in its way. */
    stop: text('stop').$type<PayoutStop>(),
    /** When the provider is asked next; null once nothing more is expected. */
    askAt: moment('ask_at'),
    asks: integer('asks').notNull().default(0),
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('payout_due').on(table.askAt, table.withdrawalId).where(sql`ask_at IS NOT NULL`)],
)
