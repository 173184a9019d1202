import type { Currency } from '@kinfold/contract/money/currency'
import type { feeGateways } from '@kinfold/contract/operator/fee/fee-rule-body'
import type { FeeBearer, FeeName } from '@kinfold/contract/payment/fee'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { minor, moment } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'
import { proposalChecks, proposalColumns } from '../../base/proposal/proposal-columns.ts'

const key = () => ({
  name: text('name').$type<FeeName>().notNull(),
  gateway: text('gateway').$type<(typeof feeGateways)[number]>().notNull(),
  /** The currency that is paid in. */
  currency: text('currency').$type<Currency>().notNull(),
})

const terms = () => ({
  /** Hundredths of a percent of what is paid. */
  bps: integer('bps').notNull(),
  fixedMinor: minor('fixed_minor').notNull(),
  /** The most it comes to; null for no limit. */
  capMinor: minor('cap_minor'),
  bearer: text('bearer').$type<FeeBearer>().notNull(),
  /** Days on which banks work until the money can be withdrawn; processing alone says so. */
  clearingDays: integer('clearing_days'),
})

const bounds = sql`bps BETWEEN 0 AND 2000 AND fixed_minor >= 0 AND cap_minor >= fixed_minor`

const clearing = sql`(name = 'processing') = (clearing_days IS NOT NULL) AND clearing_days BETWEEN 0 AND 10`

/** What a gateway costs in one currency, and who bears it. The rows are there from the start, and only change. */
export const feeRule = pgTable(
  'fee_rule',
  {
    ...key(),
    ...terms(),
    version: integer('version').notNull().default(1),
    setAt: moment('set_at').notNull(),
    /** Null for what a club starts with. */
    setBy: uuid('set_by').references(() => account.id),
    confirmedBy: uuid('confirmed_by').references(() => account.id),
  },
  table => [
    primaryKey({ name: 'fee_rule_key', columns: [table.name, table.gateway, table.currency] }),
    check('fee_rule_bounds', bounds),
    check('fee_rule_clearing', clearing),
    check(
      'fee_rule_two_people',
      sql`(set_by IS NULL) = (confirmed_by IS NULL) AND (set_by IS NULL OR confirmed_by <> set_by)`,
    ),
  ],
)

/** What one administrator proposed and another decided; at most one is open for each fee. */
export const feeProposal = pgTable(
  'fee_proposal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...key(),
    /** The version of the fee that the proposal was made for. */
    ruleVersion: integer('rule_version').notNull(),
    ...terms(),
    ...proposalColumns(),
  },
  table => [
    foreignKey({
      name: 'fee_proposal_rule',
      columns: [table.name, table.gateway, table.currency],
      foreignColumns: [feeRule.name, feeRule.gateway, feeRule.currency],
    }),
    uniqueIndex('fee_proposal_open')
      .on(table.name, table.gateway, table.currency)
      .where(sql`${table.status} = 'proposed'`),
    check('fee_proposal_bounds', bounds),
    check('fee_proposal_clearing', clearing),
    ...proposalChecks('fee_proposal', table),
  ],
)
