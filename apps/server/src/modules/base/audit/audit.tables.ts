import type { AuditEntry } from '@kinfold/contract/operator/audit/audit-entry'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment, whole } from '../../../db/columns.ts'

/** Who did what. Each entry carries the hash of the one before it; the database refuses to change any. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    /** Numbered without gaps. */
    number: whole('number').primaryKey(),
    id: uuid('id').notNull().unique(),
    happenedAt: moment('happened_at').notNull(),
    actorKind: text('actor_kind').$type<AuditEntry['actor_kind']>().notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id'),
    detail: text('detail'),
    previousHash: bytes('previous_hash').notNull(),
    /** The key its hash was made with; null for entries from before the log had keys. */
    keyId: text('key_id'),
    hash: bytes('hash').notNull(),
  },
  table => [
    index('audit_entry_happened').on(table.happenedAt, table.number),
    // What was done to one record, and by one person.
    index('audit_entry_subject').on(table.subjectId, table.number),
    index('audit_entry_actor').on(table.actorId, table.number),
    // What was done to things of one kind.
    index('audit_entry_kind').on(sql`split_part(action, '.', 1)`, table.number),
  ],
)
