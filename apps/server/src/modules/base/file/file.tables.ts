import type { FilePurpose } from '@kinfold/contract/file/stored-file'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, day, moment } from '../../../db/columns.ts'
import { account } from '../person/account.tables.ts'

/** A private file; its bytes are in the file store under `storage_key`. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id),
    purpose: text('purpose').$type<FilePurpose>().notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** Of the bytes as they were sent, so that the same receipt is known again. */
    sentHash: bytes('sent_hash').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    index('stored_file_owner').on(table.ownerId, table.createdAt),
    index('stored_file_age').on(table.createdAt),
    index('stored_file_sent').on(table.sentHash),
  ],
)

/**
 * Keys in the store whose bytes will be deleted: of files that were dropped, and of uploads under way,
 * whose transaction removes the key again.
 */
export const fileToRemove = pgTable('file_to_remove', {
  storageKey: text('storage_key').primaryKey(),
  since: moment('since').notNull(),
})

/** The nights in which the store was swept, so that one of several servers does it. */
export const fileSweep = pgTable('file_sweep', {
  day: day('day').primaryKey(),
})
