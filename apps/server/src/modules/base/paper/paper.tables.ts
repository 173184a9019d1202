import type { WireMoney } from '@kinfold/contract/money/wire-money'
import type { PaperKind } from '@kinfold/contract/paper/issued-paper'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, day, moment } from '../../../db/columns.ts'
import { member } from '../person/account.tables.ts'

/** A paper that was given out, so that others can ask whether it is genuine. The file itself isn't kept. */
export const issuedPaper = pgTable(
  'issued_paper',
  {
    code: text('code').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    kind: text('kind').$type<PaperKind>().notNull(),
    madeAt: moment('made_at').notNull(),
    fromDay: day('from_day'),
    toDay: day('to_day'),
    amounts: jsonb('amounts').$type<readonly WireMoney[]>().notNull(),
    initials: text('initials').notNull(),
    /** SHA-256 of the file. */
    fileHash: bytes('file_hash').notNull(),
  },
  table => [index('issued_paper_member').on(table.memberId)],
)
