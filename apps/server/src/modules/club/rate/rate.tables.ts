import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'
import { proposalChecks, proposalColumns } from '../../base/proposal/proposal-columns.ts'

const feedColumns = () => ({
  /** The feed it came from; null where somebody entered it. */
  source: text('source'),
  /** Of what time the feed says it is. */
  quotedAt: moment('quoted_at'),
})

/** When the feed of a source is asked next; null while the club has none by that name. */
export const rateFeed = pgTable('rate_feed', {
  source: text('source').primaryKey(),
  askAt: moment('ask_at'),
})

/** The history of rates: naira for one dollar, as quoted. The latest is in force. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    rate: text('rate').notNull(),
    setAt: moment('set_at').notNull(),
    /** Null when a feed set it. */
    setBy: uuid('set_by').references(() => account.id),
    ...feedColumns(),
    /** The second person, where one was needed. */
    confirmedBy: uuid('confirmed_by').references(() => account.id),
  },
  table => [
    index('exchange_rate_set_at').on(table.setAt),
    check(
      'exchange_rate_two_people',
      sql`${table.confirmedBy} IS NULL OR ${table.confirmedBy} IS DISTINCT FROM ${table.setBy}`,
    ),
    check(
      'exchange_rate_source',
      sql`(${table.setBy} IS NULL) = (${table.source} IS NOT NULL) AND (${table.source} IS NULL) = (${table.quotedAt} IS NULL)`,
    ),
  ],
)

/** A rate that one person, or a feed, may not set alone: too far from the last one, or the first. At most one is open. */
export const rateProposal = pgTable(
  'rate_proposal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    rate: text('rate').notNull(),
    /** The rate in force when it was proposed; null before the first. */
    afterRateId: uuid('after_rate_id').references(() => exchangeRate.id),
    ...proposalColumns(),
    /** Null when a feed gave it. */
    proposedBy: uuid('proposed_by').references(() => account.id),
    ...feedColumns(),
  },
  table => [
    uniqueIndex('rate_proposal_open').on(table.status).where(sql`${table.status} = 'proposed'`),
    ...proposalChecks('rate_proposal', table, sql`IN ('proposed', 'lapsed')`),
    check(
      'rate_proposal_source',
      sql`(${table.proposedBy} IS NULL) = (${table.source} IS NOT NULL) AND (${table.source} IS NULL) = (${table.quotedAt} IS NULL)`,
    ),
  ],
)
