import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { type BookSide, bookKindWords, sideOf } from '@kinfold/contract/operator/books/book-kinds'
import type { Books } from '@kinfold/contract/operator/books/get-books'
import { Money } from '@kinfold/ui/money'
import { TextLink } from '@kinfold/ui/text-link'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { currencyWords } from '../../queue/currency-words.ts'

type OneCurrency = Books['currencies'][number]

const sides: readonly (readonly [BookSide, string])[] = [
  ['has', 'What the club has'],
  ['owes', 'What it owes its members'],
  ['own', 'What is its own'],
]

/** A balance sheet of one currency: what the club has is what it owes and what is its own. */
export function CurrencyBooks({ books }: { books: OneCurrency }) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="rounded-card border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <h2 id={heading} className="text-lead font-semibold text-ink">
        {currencyWords[books.currency]}
      </h2>
      <table className="mt-3 w-full text-small">
        <thead className="sr-only">
          <tr>
            <th scope="col">Accounts</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        {sides.map(([side, title]) => (
          <Side key={side} title={title} side={side} books={books} />
        ))}
      </table>
    </section>
  )
}

type SideProps = { title: string; side: BookSide; books: OneCurrency }

function Side({ title, side, books }: SideProps) {
  return (
    <tbody className="before:block before:h-3">
      {books.kinds
        .filter(({ kind }) => sideOf[kind] === side)
        .map(({ kind, total }) => (
          <tr key={kind}>
            <th scope="row" className="py-1.5 pe-4 text-start font-normal text-ink-muted">
              {bookKindWords[kind]}
            </th>
            <td className="figures py-1.5 text-end text-ink">
              <TextLink asChild>
                <Link to={pathTo.figure(books.currency, kind)}>
                  <Money amount={fromWireMoney(total)} />
                  <span className="sr-only">. What it is made of</span>
                </Link>
              </TextLink>
            </td>
          </tr>
        ))}
      <tr className="border-t border-line font-semibold text-ink">
        <th scope="row" className="py-2 pe-4 text-start font-semibold">
          {title}
        </th>
        <td className="figures py-2 text-end">
          <Money amount={fromWireMoney(books[side])} />
        </td>
      </tr>
    </tbody>
  )
}
