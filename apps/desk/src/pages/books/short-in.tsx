import { formatMoney } from '@kinfold/contract/money/format-money'
import { negateMoney } from '@kinfold/contract/money/money-arithmetic'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Books } from '@kinfold/contract/operator/books/get-books'
import { Banner } from '@kinfold/ui/banner'

const inWords = { NGN: 'naira', USD: 'dollars' } as const

/** Books that agree can still owe more of one money than the club has of it. */
export function ShortIn({ books: { currency, own } }: { books: Books['currencies'][number] }) {
  const left = fromWireMoney(own)
  if (left.minor >= 0n) return null
  return (
    <Banner tone="warning">
      The club owes {formatMoney(negateMoney(left))} more in {inWords[currency]} than it holds.
    </Banner>
  )
}
