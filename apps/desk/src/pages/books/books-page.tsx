import { useBooks } from '@kinfold/api/operator/books/get-books'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { ChecksOfTheBooks } from './checks-of-the-books.tsx'
import { CurrencyBooks } from './currency-books.tsx'
import { ShortIn } from './short-in.tsx'

/** What the club has and owes, and whether its books are sound. */
export function BooksPage() {
  const { data, failure, isRefetching, reload } = useBooks()
  return (
    <div
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 py-8 sm:px-6 lg:px-10"
    >
      <h1 className="text-heading font-bold text-ink">Books</h1>
      <ReadFailure what="The books" failure={failure} onRetry={reload} />
      {data ? (
        <>
          <div className="flex flex-col gap-3">
            <ChecksOfTheBooks books={data} />
            {data.currencies.map(each => (
              <ShortIn key={each.currency} books={each} />
            ))}
          </div>
          <div className="grid gap-6 xl:grid-cols-2">
            {data.currencies.map(each => (
              <CurrencyBooks key={each.currency} books={each} />
            ))}
          </div>
        </>
      ) : null}
      {data || failure ? null : <ComingBooks />}
      <p className="text-small text-ink-muted">
        Two administrators close a month, and nothing of it changes any more:{' '}
        <TextLink asChild>
          <Link to={paths.months}>all months</Link>
        </TextLink>
      </p>
    </div>
  )
}

function ComingBooks() {
  return (
    <LoadingRegion label="The books are loading" className="flex flex-col gap-8">
      <Skeleton shape="box" className="h-14 w-full" />
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton shape="box" className="h-120 w-full" />
        <Skeleton shape="box" className="h-120 w-full" />
      </div>
    </LoadingRegion>
  )
}
