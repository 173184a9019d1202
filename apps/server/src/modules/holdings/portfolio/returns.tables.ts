import type { Currency } from '@kinfold/contract/money/currency'
import type { ReturnsPostingStatus } from '@kinfold/contract/operator/returns/returns-posting'
import type { ReturnsShareState } from '@kinfold/contract/operator/returns/returns-share'
import type { ReturnsWeighting } from '@kinfold/contract/plan/returns-weighting'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { minor, moment, whole } from '../../../db/columns.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { portfolio } from './portfolio.tables.ts'

/** One posting of a month's results to the portfolios of a plan, with the counter-posting that took it back. */
export const returnsRun = pgTable(
  'returns_run',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    planId: integer('plan_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** `2026-05` */
    period: text('period').notNull(),
    totalMinor: minor('total_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    weighting: text('weighting').$type<ReturnsWeighting>().notNull(),
    portfolios: integer('portfolios').notNull(),
    /** Whose they are, and how much the member with most has of it all, in hundredths of a percent. */
    members: integer('members').notNull(),
    largestBps: integer('largest_bps').notNull(),
    /** What was in the plan: at the month’s end, or on average over its days, as it is weighted. */
    basisMinor: minor('basis_minor').notNull(),
    status: text('status').$type<ReturnsPostingStatus>().notNull(),
    draftedBy: uuid('drafted_by')
      .notNull()
      .references(() => account.id),
    draftedAt: moment('drafted_at').notNull(),
    postedBy: uuid('posted_by').references(() => account.id),
    postedAt: moment('posted_at'),
    completedAt: moment('completed_at'),
    toldAt: moment('told_at'),
    reversalReason: text('reversal_reason'),
    reversalDraftedBy: uuid('reversal_drafted_by').references(() => account.id),
    reversalDraftedAt: moment('reversal_drafted_at'),
    reversalPostedBy: uuid('reversal_posted_by').references(() => account.id),
    reversalPostedAt: moment('reversal_posted_at'),
    reversedAt: moment('reversed_at'),
    reversalToldAt: moment('reversal_told_at'),
    /** Since when something of it is to be booked or told. */
    dueAt: moment('due_at'),
  },
  table => [
    foreignKey({
      name: 'returns_run_of_plan',
      columns: [table.planId, table.currency],
      foreignColumns: [plan.id, plan.currency],
    }),
    uniqueIndex('returns_run_once')
      .on(table.planId, table.period)
      .where(sql`status NOT IN ('discarded', 'reversed')`),
    index('returns_run_newest').on(table.draftedAt, table.id),
    index('returns_run_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
    check('returns_run_period', sql`period ~ '^2[0-9]{3}-(0[1-9]|1[0-2])$'`),
    check('returns_run_amounts', sql`total_minor <> 0 AND portfolios > 0 AND basis_minor > 0`),
    check(
      'returns_run_members',
      sql`members BETWEEN 1 AND portfolios AND largest_bps BETWEEN 1 AND 10000`,
    ),
    check('returns_run_fee', sql`fee_minor = 0 OR (fee_minor > 0 AND fee_minor <= total_minor)`),
    check(
      'returns_run_two_people',
      sql`posted_by <> drafted_by AND reversal_posted_by <> reversal_drafted_by`,
    ),
    check(
      'returns_run_posted',
      sql`(status IN ('draft', 'discarded')) = (posted_at IS NULL) AND (posted_at IS NULL) = (posted_by IS NULL)`,
    ),
    check(
      'returns_run_completed',
      sql`(status IN ('draft', 'discarded', 'posting')) = (completed_at IS NULL)`,
    ),
    check(
      'returns_run_reversing',
      sql`(status IN ('reversing', 'reversed')) = (reversal_posted_at IS NOT NULL) AND (reversal_posted_at IS NULL) = (reversal_posted_by IS NULL)`,
    ),
    check('returns_run_reversed', sql`(status = 'reversed') = (reversed_at IS NOT NULL)`),
    check(
      'returns_run_reversal_drafted',
      sql`(status IN ('reversal_draft', 'reversing', 'reversed')) = (reversal_reason IS NOT NULL AND reversal_drafted_by IS NOT NULL AND reversal_drafted_at IS NOT NULL)`,
    ),
  ],
)

/** What a portfolio has of a run. A trigger keeps it as it was drafted: only its state goes on. */
export const returnsShare = pgTable(
  'returns_share',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => returnsRun.id),
    portfolioId: uuid('portfolio_id')
      .notNull()
      .references(() => portfolio.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    /** What it is shared by: the value at the month's end, or the sum of the values of its days. */
    weight: whole('weight').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    state: text('state').$type<ReturnsShareState>().notNull(),
    toldAt: moment('told_at'),
    reversalToldAt: moment('reversal_told_at'),
  },
  table => [
    primaryKey({ name: 'returns_share_once', columns: [table.runId, table.portfolioId] }),
    index('returns_share_portfolio').on(table.portfolioId),
    index('returns_share_waiting').on(table.runId, table.portfolioId).where(sql`state = 'waiting'`),
    index('returns_share_posted').on(table.runId, table.portfolioId).where(sql`state = 'posted'`),
    index('returns_share_largest').on(table.runId, sql`abs(amount_minor) DESC`, table.portfolioId),
    index('returns_share_left').on(table.runId).where(sql`state IN ('not_borne', 'kept')`),
    index('returns_share_to_tell')
      .on(table.runId, table.memberId)
      .where(sql`state = 'posted' AND told_at IS NULL`),
    index('returns_share_to_tell_of_reversal')
      .on(table.runId, table.memberId)
      .where(sql`state = 'reversed' AND reversal_told_at IS NULL`),
    check('returns_share_fee', sql`fee_minor = 0 OR (fee_minor > 0 AND fee_minor <= amount_minor)`),
    check('returns_share_weight', sql`weight > 0`),
  ],
)
