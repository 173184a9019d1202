import { type Infer, nullable, object, string, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Currency } from '../../money/currency.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { BookKind } from './book-kinds.ts'

/** One account of a figure of the books. */
export const BookAccount = type({
  /** Whose it is in the ledger; empty for the one account of the club. */
  holder: string(),
  /** Whose it is for people: a member, a reference, a provider; empty for the one account of the club. */
  name: string(),
  member_id: nullable(id<'customer'>()),
  /** The member's wallet or portfolio, whose postings stand in their file. */
  held_id: nullable(id<'wallet' | 'portfolio'>()),
  /** As people say it: what the club has is above zero. */
  balance: WireMoney,
})
export type BookAccount = Infer<typeof BookAccount>

export const listBookAccounts = endpoint({
  summary: 'The accounts that a figure of the books is the sum of, the largest first.',
  method: 'GET',
  path: '/operator/books/accounts',
  access: 'operator',
  query: object({ kind: BookKind, currency: Currency, ...pageQuery }),
  response: pageOf(BookAccount),
})
