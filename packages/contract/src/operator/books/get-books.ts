import { array, type Infer, nullable, string, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateTime } from '../../fields/date-time.ts'
import { Count } from '../../fields/whole-number.ts'
import { Currency } from '../../money/currency.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { BookKind } from './book-kinds.ts'

export const Books = type({
  currencies: array(
    type({
      currency: Currency,
      /** All there are, in the order of a balance sheet, those without money as well. */
      kinds: array(type({ kind: BookKind, total: WireMoney })),
      /** What the club has is what it owes and what is its own. */
      has: WireMoney,
      owes: WireMoney,
      own: WireMoney,
    }),
  ),
  /** The hourly check of what is new; null before the first. */
  checked_new_at: nullable(DateTime),
  /** The nightly check of everything. */
  checked_all_at: nullable(DateTime),
  faults: array(type({ counter: string(), count: Count, example: nullable(string()) })),
})
export type Books = Infer<typeof Books>

export const getBooks = endpoint({
  summary:
    'What the club has, owes and owns in each currency, and what the checks of the books found.',
  method: 'GET',
  path: '/operator/books',
  access: 'operator',
  response: Books,
})
