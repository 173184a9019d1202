import type { DataExportState } from '@kinfold/contract/data-export/data-export'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, whole } from '../../../db/columns.ts'
import { member } from '../../base/person/account.tables.ts'

/**
 * Archives that members asked for. The bytes of one are in the file store under `storage_key`, which stands in
 * `file_to_remove` from the start. In real time: it is a door that closes.
 */
export const dataExport = pgTable(
  'data_export',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    status: text('status').$type<DataExportState>().notNull(),
    storageKey: text('storage_key').unique(),
    size: whole('size'),
    askedAt: moment('asked_at').notNull(),
    madeAt: moment('made_at'),
    fetchBy: moment('fetch_by'),
    fetchedAt: moment('fetched_at'),
  },
  table => [
    index('data_export_member').on(table.memberId, table.askedAt),
    uniqueIndex('data_export_open')
      .on(table.memberId)
      .where(sql`status IN ('being_made', 'ready')`),
    check(
      'data_export_made',
      sql`status <> 'ready' OR (storage_key IS NOT NULL AND size IS NOT NULL AND fetch_by IS NOT NULL)`,
    ),
  ],
)
