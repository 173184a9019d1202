import type { AccountKind } from '@kinfold/contract/ledger/account-kind'
import type { PostingRole } from '@kinfold/contract/ledger/posting-role'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import type { JournalLine } from '@kinfold/contract/operator/books/journal-csv'
import type { Handle } from '../../../db/database.ts'
import type { ClubSpan } from '../../../paging/club-spans.ts'

/** How many entries are read at a time: what is in memory, however long the month. */
const step = 500

type Row = {
  readonly entry: bigint
  readonly at: Date
  readonly reverses: bigint | null
  readonly reference: string | null
  readonly role: PostingRole
  readonly account: AccountKind
  readonly holder: string
  readonly currency: Currency
  readonly amount: bigint
}

// By the numbers of the entries: each page goes on where the one before ended, and all together read the books once.
const text = `
  SELECT t.id AS entry, t.event_at AS at, t.reverses, p.role, a.kind AS account, p.currency, p.amount,
         coalesce(payment.reference, withdrawal.reference, t.meta ->> 'reference') AS reference,
         CASE WHEN a.kind IN ('bank', 'clearing') THEN a.holder ELSE '' END AS holder
    FROM (SELECT * FROM ledger.transfer
           WHERE event_at >= $1 AND event_at < $2 AND id > $3 ORDER BY id LIMIT ${step}) t
    JOIN ledger.posting p ON p.transfer_id = t.id
    JOIN ledger.account a ON a.id = p.account_id
    LEFT JOIN payment ON payment.id = t.payment_id
    LEFT JOIN withdrawal ON withdrawal.id = t.withdrawal_id
   ORDER BY t.id, p.leg`

/** The lines of a month, entry by entry; none at the end. */
export async function readJournal(
  handle: Handle,
  { from, until }: ClubSpan,
  after: bigint,
): Promise<readonly JournalLine[]> {
  const rows = await handle.query<Row>({ text, values: [from, until, after] })
  return rows.map(({ currency, amount, ...row }) => ({ ...row, amount: money(currency, amount) }))
}
