import { sql } from 'drizzle-orm'
import { check, index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, moment, whole } from '../../../db/columns.ts'
import { ledgerSchema } from '../../../ledger/ledger.tables.ts'

/** The chain over transfers; `seal-hash.ts` defines what each seal covers. */
export const seal = ledgerSchema.table(
  'seal',
  {
    /** Numbered without gaps. */
    number: whole('number').primaryKey(),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
    keyId: text('key_id').notNull(),
    /** The version of the content: see `sealed-content.ts`. */
    form: smallint('form').notNull(),
    transfers: integer('transfers').notNull(),
    content: bytes('content').notNull(),
    /** Every transfer up to this id is covered by this seal or an earlier one. */
    completeTo: whole('complete_to').notNull(),
    /** The last entry of the operators' log at that moment. */
    auditNumber: whole('audit_number').notNull(),
    auditHash: bytes('audit_hash').notNull(),
    sealedAt: moment('sealed_at').notNull(),
  },
  () => [
    check('seal_hash_size', sql`length(hash) = 32 AND length(previous_hash) = 32`),
    check('seal_not_negative', sql`transfers >= 0 AND complete_to >= 0 AND audit_number >= 0`),
  ],
)

export const sealedTransfer = ledgerSchema.table(
  'sealed_transfer',
  { transferId: whole('transfer_id').primaryKey(), seal: whole('seal').notNull() },
  table => [index('sealed_transfer_seal').on(table.seal)],
)
