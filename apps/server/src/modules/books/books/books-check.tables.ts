import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment, whole } from '../../../db/columns.ts'
import type { Finding } from './findings.ts'

const count = (name: string) => whole(name).notNull().default(sql`0`)

/** What the last check of each extent found, and how far it got: one row for each. */
export const booksCheck = pgTable(
  'books_check',
  {
    extent: text('extent').$type<'new' | 'all'>().primaryKey(),
    endedAt: moment('ended_at'),
    findings: jsonb('findings').$type<Readonly<Record<string, Finding>>>().notNull().default({}),
    /** How many transfers had no seal yet at that moment. */
    unsealed: count('unsealed'),
    /** The next check of what is new starts after these. */
    transfersTo: count('transfers_to'),
    sealsTo: count('seals_to'),
    auditEntriesTo: count('audit_entries_to'),
    /** Until then the full check is reserved for the server that took the lease. */
    leaseUntil: moment('lease_until'),
    /** Over everything except the lease, with a key that the database doesn't have. */
    signature: bytes('signature'),
  },
  () => [check('books_check_extent', sql`extent IN ('new', 'all')`)],
)
