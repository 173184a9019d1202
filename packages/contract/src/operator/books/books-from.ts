import { type Currency, currencies } from '../../money/currency.ts'
import { money } from '../../money/money.ts'
import { toWireMoney } from '../../money/wire-money.ts'
import { type BookKind, type BookSide, bookKinds, sideOf } from './book-kinds.ts'
import type { Books } from './get-books.ts'

/**
 * The books of each currency, from the balances of all accounts by kind. The ledger has what is owed to members above
 * zero and what the club has below; here each stands as people say it.
 */
export function booksFrom(
  balanceOf: (kind: BookKind, currency: Currency) => bigint,
): Books['currencies'] {
  return currencies.map(currency => {
    const totals = bookKinds.map(kind => {
      const balance = balanceOf(kind, currency)
      return { kind, minor: sideOf[kind] === 'has' ? -balance : balance }
    })
    const sum = (side: BookSide) =>
      toWireMoney(
        money(
          currency,
          totals.reduce((all, { kind, minor }) => (sideOf[kind] === side ? all + minor : all), 0n),
        ),
      )
    return {
      currency,
      kinds: totals.map(({ kind, minor }) => ({
        kind,
        total: toWireMoney(money(currency, minor)),
      })),
      has: sum('has'),
      owes: sum('owes'),
      own: sum('own'),
    }
  })
}
