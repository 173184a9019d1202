import type { FilePurpose } from '@kinfold/contract/file/stored-file'
import { customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from '../account/account.tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What is known of a private file; its bytes lie in the file store under `storage_key`. */
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
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [
    index('stored_file_owner').on(table.ownerId, table.createdAt),
    index('stored_file_sent').on(table.sentHash),
  ],
)
