// The shape of the ledger's tables, for typed reads and for the migration history. Every rule about
// money stands in the hand-written migration `ledger_rules`, in the database itself.
import { postingRoles } from '@kinfold/contract/ledger/posting-role'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgSchema,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, day, minor, moment, whole } from '../db/columns.ts'

const identity = () => whole('id').primaryKey().generatedAlwaysAsIdentity()
// The club's time, which a sandbox may move forward.
const now = (name: string) => moment(name).notNull().default(sql`ledger.club_now()`)

const reference = (noun: string) =>
  uuid(`${noun}_id`).generatedAlwaysAs(sql.raw(`ledger.id_in(meta->>'${noun}')`))

export const ledgerSchema = pgSchema('ledger')

export const ledgerPostingRole = ledgerSchema.enum('posting_role', postingRoles)

// The chart of accounts: which kinds there are, and how low each may fall.
export const ledgerChart = ledgerSchema.table('chart', {
  kind: text('kind').primaryKey(),
  // The lowest balance of an account of this kind; null means that it may be negative.
  floor: minor('floor'),
  meaning: text('meaning').notNull(),
})

export const ledgerAccount = ledgerSchema.table(
  'account',
  {
    id: identity(),
    kind: text('kind')
      .notNull()
      .references(() => ledgerChart.kind),
    // The id of a member, a portfolio, a provider, a withdrawal or an unmatched transfer; empty for
    // the club itself.
    holder: text('holder').notNull(),
    currency: text('currency').notNull(),
    // The club's busy accounts are split into parts, so that callers don't queue for one row.
    part: smallint('part').notNull().default(0),
    address: text('address')
      .notNull()
      .unique()
      .generatedAlwaysAs(sql`ledger.address_of(kind, holder, currency, part)`),
    // In minor units; liabilities of the club are positive, assets negative.
    balance: minor('balance').notNull().default(sql`0`),
    held: minor('held').notNull().default(sql`0`),
    // On a wallet: how far the holder's receivable is below zero.
    owed: minor('owed').notNull().default(sql`0`),
    floor: minor('floor'),
    version: whole('version').notNull().default(sql`0`),
    openedAt: now('opened_at'),
    closedAt: moment('closed_at'),
  },
  table => [
    unique('account_currency').on(table.id, table.currency),
    index('account_waiting').on(table.kind).where(sql`kind IN ('payouts', 'unmatched')`),
    index('account_outside').on(table.kind).where(sql`kind IN ('bank', 'clearing')`),
    check('account_currency_known', sql`currency IN ('NGN', 'USD')`),
    check('held_not_negative', sql`held >= 0`),
    check('account_owed', sql`owed = 0 OR (owed > 0 AND kind = 'wallet')`),
    check('no_overdraft', sql`floor IS NULL OR balance - held >= floor`),
  ],
)

export const ledgerTransfer = ledgerSchema.table(
  'transfer',
  {
    id: identity(),
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    kind: text('kind').notNull(),
    reverses: whole('reverses').references((): AnyPgColumn => ledgerTransfer.id),
    // Checked at commit.
    holdId: whole('hold_id').references((): AnyPgColumn => ledgerHold.id),
    quoteId: uuid('quote_id').references((): AnyPgColumn => ledgerQuote.id),
    meta: jsonb('meta').notNull().default(sql`'{}'`),
    // When the money moved in the world; created_at is when it was recorded.
    eventAt: now('event_at'),
    createdAt: now('created_at'),
    // Ids of the product's records that it is about.
    paymentId: uuid('payment_id').generatedAlwaysAs(sql`ledger.payment_in(meta, scope, key)`),
    withdrawalId: reference('withdrawal'),
    portfolioId: reference('portfolio'),
    returnsId: reference('returns'),
  },
  table => [
    unique('transfer_key').on(table.scope, table.key),
    uniqueIndex('transfer_reversed_once').on(table.reverses).where(sql`reverses IS NOT NULL`),
    uniqueIndex('transfer_quote_once').on(table.quoteId).where(sql`quote_id IS NOT NULL`),
    index('transfer_returns').on(table.returnsId).where(sql`returns_id IS NOT NULL`),
  ],
)

export const ledgerPosting = ledgerSchema.table(
  'posting',
  {
    // No foreign key: transfers are never deleted, and only post() writes here, in the same call.
    transferId: whole('transfer_id').notNull(),
    leg: smallint('leg').notNull(),
    accountId: whole('account_id').notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    balanceAfter: minor('balance_after').notNull(),
    accountVersion: whole('account_version').notNull(),
    // Repeated from the transfer so that a statement can be filtered without reading it.
    kind: text('kind').notNull(),
    postedAt: now('posted_at'),
    // The role in its movement: the contract's ledger-lines.ts has the line that a member reads.
    role: ledgerPostingRole('role').notNull(),
  },
  table => [
    primaryKey({ name: 'posting_leg', columns: [table.transferId, table.leg] }),
    unique('posting_version').on(table.accountId, table.accountVersion),
    foreignKey({
      name: 'posting_in_account_currency',
      columns: [table.accountId, table.currency],
      foreignColumns: [ledgerAccount.id, ledgerAccount.currency],
    }),
    check('posting_not_zero', sql`amount <> 0`),
  ],
)

export const ledgerHold = ledgerSchema.table(
  'hold',
  {
    id: identity(),
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    accountId: whole('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    amount: minor('amount').notNull(),
    state: text('state').notNull().default('pending'),
    expiresAt: moment('expires_at'),
    resolvedBy: whole('resolved_by').references((): AnyPgColumn => ledgerTransfer.id),
    // What the transfer took of it; the rest is available again.
    settled: minor('settled'),
    createdAt: now('created_at'),
  },
  table => [
    unique('hold_key').on(table.scope, table.key),
    uniqueIndex('hold_resolved_once').on(table.resolvedBy).where(sql`resolved_by IS NOT NULL`),
    index('hold_pending').on(table.accountId).where(sql`state = 'pending'`),
    index('hold_expiring').on(table.expiresAt).where(sql`state = 'pending'`),
    check('hold_positive', sql`amount > 0`),
    check('hold_state_known', sql`state IN ('pending', 'posted', 'voided', 'expired')`),
    check('hold_posted_by_transfer', sql`(state = 'posted') = (resolved_by IS NOT NULL)`),
    check('hold_settled_when_posted', sql`(state = 'posted') = (settled IS NOT NULL)`),
    check('hold_settled_within', sql`settled > 0 AND settled <= amount`),
  ],
)

export const ledgerQuote = ledgerSchema.table(
  'quote',
  {
    id: uuid('id').primaryKey(),
    named: text('named').notNull(),
    soldCurrency: text('sold_currency').notNull(),
    sold: minor('sold').notNull(),
    boughtCurrency: text('bought_currency').notNull(),
    bought: minor('bought').notNull(),
    fee: minor('fee').notNull(),
    // Naira for a dollar.
    rate: numeric('rate', { precision: 15, scale: 6 }).notNull(),
    rateSetAt: moment('rate_set_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: now('created_at'),
  },
  () => [
    check('quote_named_known', sql`named IN ('sold', 'bought')`),
    check(
      'quote_currencies',
      sql`(sold_currency, bought_currency) IN (('NGN', 'USD'), ('USD', 'NGN'))`,
    ),
    check('quote_above_zero', sql`sold > 0 AND bought > 0 AND fee >= 0 AND rate > 0`),
    check(
      'quote_converts',
      sql`CASE named || ' ' || sold_currency
    WHEN 'sold USD' THEN bought = div(sold * rate * 1000000, 1000000)
    WHEN 'sold NGN' THEN bought = div(sold::numeric * 1000000, rate * 1000000)
    WHEN 'bought NGN' THEN sold = div(bought * rate * 1000000 + 999999, 1000000)
    ELSE sold = div(bought::numeric * 1000000 + rate * 1000000 - 1, rate * 1000000) END`,
    ),
  ],
)

export const ledgerClosedMonth = ledgerSchema.table(
  'closed_month',
  {
    // Its first day.
    month: day('month').primaryKey(),
    closedBy: uuid('closed_by').notNull(),
    confirmedBy: uuid('confirmed_by').notNull(),
    closedAt: now('closed_at'),
  },
  () => [
    check('closed_month_first_day', sql`extract(day FROM month) = 1`),
    check('closed_month_by_two', sql`closed_by <> confirmed_by`),
  ],
)

// How far the club's time is ahead of real time; without a row it is the same. A sandbox's alone.
export const ledgerClubClock = ledgerSchema.table(
  'club_clock',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    aheadMs: whole('ahead_ms').notNull(),
    // In real time.
    movedAt: moment('moved_at').notNull().default(sql`clock_timestamp()`),
  },
  () => [
    check('club_clock_only_row', sql`only_row`),
    check('club_clock_within', sql`ahead_ms BETWEEN -2300000000000 AND 2300000000000`),
  ],
)
