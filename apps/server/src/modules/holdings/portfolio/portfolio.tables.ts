import type { Currency } from '@kinfold/contract/money/currency'
import type { MaturityChoice } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, minor, moment } from '../../../db/columns.ts'
import { member } from '../../base/person/account.tables.ts'
import { plan } from '../../club/plan/plan.tables.ts'

/** The agreement. The ledger has the value of a portfolio. */
export const portfolio = pgTable(
  'portfolio',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    /** What its member calls it. */
    name: text('name'),
    /** What its member wants it to be worth, and by which day. */
    goalMinor: minor('goal_minor'),
    goalBy: day('goal_by'),
    planId: integer('plan_id').notNull(),
    /** The plan's currency, repeated because it is part of the ledger account's address. */
    currency: text('currency').$type<Currency>().notNull(),
    status: text('status').$type<PortfolioStatus>().notNull(),
    /** The first contribution that the member promised; expected until it arrives. */
    promisedMinor: minor('promised_minor').notNull(),
    atMaturity: text('at_maturity').$type<MaturityChoice>().notNull(),
    startedOn: day('started_on'),
    maturesOn: day('matures_on'),
    createdAt: moment('created_at').notNull(),
    /** The end of the term that the member was last reminded of. */
    remindedOf: day('reminded_of'),
    /** Of one whose term couldn't be ended: the day on which that is tried again. */
    retryOn: day('retry_on'),
  },
  table => [
    index('portfolio_member').on(table.memberId, table.createdAt, table.id),
    index('portfolio_plan').on(table.planId),
    // What matures next, and what its member has not been reminded of.
    index('portfolio_due')
      .on(sql`coalesce(retry_on, matures_on)`, table.id)
      .where(sql`status IN ('active', 'matured')`),
    index('portfolio_to_remind')
      .on(table.maturesOn, table.id)
      .where(sql`status = 'active' AND reminded_of IS DISTINCT FROM matures_on`),
    index('portfolio_stuck').on(table.id).where(sql`status = 'matured' AND retry_on IS NOT NULL`),
    check('portfolio_goal_whole', sql`(goal_minor IS NULL) = (goal_by IS NULL)`),
    check('portfolio_goal_above_zero', sql`goal_minor > 0`),
    foreignKey({
      name: 'portfolio_in_plan',
      columns: [table.planId, table.currency],
      foreignColumns: [plan.id, plan.currency],
    }),
  ],
)
