import type { Currency } from '@kinfold/contract/money/currency'
import type { PayoutWay } from '@kinfold/contract/operator/payout-batch/payout-batch'
import type { PayoutBatchStatus } from '@kinfold/contract/operator/payout-batch/payout-batch-status'
import type { PayoutFileFormat } from '@kinfold/contract/operator/payout-batch/payout-file'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, minor, moment } from '../../../db/columns.ts'
import { account } from '../../base/person/account.tables.ts'

/** Approved withdrawals of one currency: one operator prepares it, another releases it to the bank. */
export const payoutBatch = pgTable(
  'payout_batch',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reference: text('reference').notNull().unique(),
    currency: text('currency').$type<Currency>().notNull(),
    /** As it was prepared; until its file was handed out, who can't be paid any more still leaves it. */
    totalMinor: minor('total_minor').notNull(),
    withdrawals: integer('withdrawals').notNull(),
    status: text('status').$type<PayoutBatchStatus>().notNull(),
    paidThrough: text('paid_through').$type<PayoutWay>().notNull(),
    fileFormat: text('file_format').$type<PayoutFileFormat>(),
    /** The file's SHA-256 when it was released; the file is only handed out while it still has it. */
    fileHash: text('file_hash'),
    dueOn: day('due_on').notNull(),
    preparedBy: uuid('prepared_by')
      .notNull()
      .references(() => account.id),
    preparedAt: moment('prepared_at').notNull(),
    releasedBy: uuid('released_by').references(() => account.id),
    releasedAt: moment('released_at'),
    settledAt: moment('settled_at'),
    /** When its file was first handed out: from then on the bank may have it. */
    exportedAt: moment('exported_at'),
  },
  table => [
    index('payout_batch_newest').on(table.preparedAt, table.id),
    index('payout_batch_status').on(table.status, table.preparedAt, table.id),
    check('payout_batch_above_zero', sql`total_minor > 0 AND withdrawals > 0`),
    check('payout_batch_two_people', sql`released_by <> prepared_by`),
    check(
      'payout_batch_released',
      sql`(status IN ('released', 'settled')) = (released_at IS NOT NULL)`,
    ),
    check(
      'payout_batch_released_file',
      sql`status <> 'released' OR (released_by IS NOT NULL AND (paid_through = 'provider' OR file_hash IS NOT NULL))`,
    ),
    check('payout_batch_settled', sql`(status = 'settled') = (settled_at IS NOT NULL)`),
    check('payout_batch_provider_naira', sql`paid_through = 'file' OR currency = 'NGN'`),
    check('payout_batch_format', sql`(paid_through = 'file') = (file_format IS NOT NULL)`),
  ],
)
