import type { PresenceQueue } from '@kinfold/contract/operator/presence/note-presence'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import { operator } from '../person/account.tables.ts'

/** Who reads which case. It counts for some seconds only, and so nobody has to say that they left. */
export const casePresence = pgTable(
  'case_presence',
  {
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operator.id),
    queue: text('queue').$type<PresenceQueue>().notNull(),
    caseId: uuid('case_id').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.operatorId, table.queue, table.caseId] }),
    index('case_presence_case').on(table.caseId),
  ],
)
