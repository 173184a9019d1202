import { sql } from 'drizzle-orm'
import { bigint, check, customType, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Finding } from './findings.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const whole = (name: string) => bigint(name, { mode: 'bigint' }).notNull().default(sql`0`)
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What the last check of each extent found, and how far it came: one row for each. */
export const booksCheck = pgTable(
  'books_check',
  {
    extent: text('extent').$type<'new' | 'all'>().primaryKey(),
    endedAt: moment('ended_at'),
    findings: jsonb('findings').$type<Readonly<Record<string, Finding>>>().notNull().default({}),
    /** How many transfers had no seal yet at that moment. */
    unsealed: whole('unsealed'),
    /** The next check of what is new begins behind these. */
    transfersTo: whole('transfers_to'),
    sealsTo: whole('seals_to'),
    auditEntriesTo: whole('audit_entries_to'),
    /** Until then the check of everything belongs to the server that took it. */
    leaseUntil: moment('lease_until'),
    /** Over all but the lease, made with a key that the database doesn't have. */
    signature: bytes('signature'),
  },
  () => [check('books_check_extent', sql`extent IN ('new', 'all')`)],
)
