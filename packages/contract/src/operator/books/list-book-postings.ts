import { enums, type Infer, object, omit, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { freeText } from '../../fields/text.ts'
import { Currency } from '../../money/currency.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { AccountPosting } from '../member/account-posting.ts'

/** The club's accounts, and those of a withdrawal or a sum; members' own are opened in their file, which is noted. */
export const openBookKinds = [
  'bank',
  'clearing',
  'payouts',
  'unmatched',
  'fees',
  'returns',
  'fx',
] as const
export type OpenBookKind = (typeof openBookKinds)[number]

/** One posting on an account of the books, with the whole movement it is part of. */
export const BookPosting = omit(AccountPosting, ['balance_after'])
export type BookPosting = Infer<typeof BookPosting>

export const listBookPostings = endpoint({
  summary:
    'The postings on an account of the books, newest first. What the club has is above zero.',
  method: 'GET',
  path: '/operator/books/postings',
  access: 'operator',
  query: object({
    kind: enums(openBookKinds),
    currency: Currency,
    holder: optional(freeText()),
    ...pageQuery,
  }),
  response: pageOf(BookPosting),
})
