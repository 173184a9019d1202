import type { Currency } from '@kinfold/contract/money/currency'
import type { BookKind } from '@kinfold/contract/operator/books/book-kinds'
import { booksFrom } from '@kinfold/contract/operator/books/books-from'
import type { Books } from '@kinfold/contract/operator/books/get-books'
import { demoHistory } from '../history/demo-history.ts'
import { type DemoAccount, legsOf } from '../history/legs-of.ts'
import { referenceMoment } from '../reference-day.ts'

/** Money that comes by bank transfer lies on the club's own account. */
export const bookKindOf = (account: DemoAccount): BookKind =>
  account.of === 'clearing' && account.gateway === 'bank' ? 'bank' : account.of

const balances = new Map<string, bigint>()
for (const { account, amount } of demoHistory.movements.flatMap(legsOf)) {
  const key = `${bookKindOf(account)} ${amount.currency}`
  balances.set(key, (balances.get(key) ?? 0n) + amount.minor)
}
const balanceOf = (kind: BookKind, currency: Currency) => balances.get(`${kind} ${currency}`) ?? 0n

/** What GET /operator/books answers. */
export const demoBooks: Books = {
  currencies: booksFrom(balanceOf),
  checked_new_at: referenceMoment,
  checked_all_at: null,
  faults: [],
}
