import type { Currency } from '@kinfold/contract/money/currency'
import type { BookKind } from '@kinfold/contract/operator/books/book-kinds'
import { booksFrom } from '@kinfold/contract/operator/books/books-from'
import type { Books } from '@kinfold/contract/operator/books/get-books'
import type { Services } from '../../services.ts'
import { readLastChecks, standingFindings } from './last-checks.ts'

type Row = { readonly kind: BookKind; readonly currency: Currency; readonly balance: bigint }

// A sum of bigints is a numeric.
const text = `
  SELECT kind, currency, sum(balance)::bigint AS balance FROM ledger.account GROUP BY kind, currency`

/** What the club has, owes and owns as of now, and what the last checks of the books found. */
export async function readBooks({
  db,
  chainKeys,
}: Pick<Services, 'db' | 'chainKeys'>): Promise<Books> {
  const rows = await db.query<Row>({ text })
  const balances = new Map(rows.map(row => [`${row.kind} ${row.currency}`, row.balance]))
  const checks = await readLastChecks(db, chainKeys)
  return {
    currencies: booksFrom((kind, currency) => balances.get(`${kind} ${currency}`) ?? 0n),
    checked_new_at: checks.get('new')?.endedAt.toISOString() ?? null,
    checked_all_at: checks.get('all')?.endedAt.toISOString() ?? null,
    faults: [...standingFindings(checks)].map(([counter, found]) => ({ counter, ...found })),
  }
}
