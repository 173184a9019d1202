import { useBookAccounts } from '@kinfold/api/operator/books/list-book-accounts'
import { useAddressValue } from '@kinfold/app/address/use-address-value'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { type Currency, currencies } from '@kinfold/contract/money/currency'
import {
  type BookKind,
  bookKinds,
  bookKindWords,
} from '@kinfold/contract/operator/books/book-kinds'
import type { BookAccount } from '@kinfold/contract/operator/books/list-book-accounts'
import { openBookKinds } from '@kinfold/contract/operator/books/list-book-postings'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Pagination } from '@kinfold/ui/pagination'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import { Link, Navigate, useParams } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { currencyWords } from '../../queue/currency-words.ts'
import { AccountList } from './account-list.tsx'
import { accountName } from './account-name.ts'
import { BookPostings } from './book-postings.tsx'

const perPage = 50

/** A figure of the books, down to its postings: the accounts it is the sum of, and what moved on each. */
export function FigurePage() {
  const { currency: ofCurrency, kind: ofKind } = useParams()
  const currency = currencies.find(each => each === ofCurrency)
  const kind = bookKinds.find(each => each === ofKind)
  return currency && kind ? (
    <Figure currency={currency} kind={kind} />
  ) : (
    <Navigate to={paths.books} replace />
  )
}

type FigureOf = { readonly currency: Currency; readonly kind: BookKind }

function Figure({ currency, kind }: FigureOf) {
  const [account] = useAddressValue('account')
  const [page, goToPage] = usePageNumber()
  const { data, failure, isRefetching, reload } = useBookAccounts({
    kind,
    currency,
    page,
    per_page: perPage,
  })
  const openKind = openBookKinds.find(each => each === kind)
  const [only] = data?.total_count === 1 ? data.items : []
  const holder = account || (only && openKind ? only.holder : undefined)
  const open = data?.items.find(each => each.holder === holder)
  return (
    <div
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6 lg:px-10"
    >
      <FigureHeading
        currency={currency}
        kind={kind}
        open={open}
        backTo={account === '' ? undefined : `?page=${page}`}
      />
      <ReadFailure what="The accounts" failure={failure} onRetry={reload} />
      {data || failure ? null : <ComingAccounts />}
      {openKind && holder !== undefined ? (
        <BookPostings key={holder} kind={openKind} currency={currency} holder={holder} />
      ) : null}
      {data && holder === undefined ? (
        <AccountList
          kind={kind}
          accounts={data.items}
          page={data.page}
          isOpen={openKind !== undefined}
        >
          {data.total_pages > 1 ? (
            <Pagination
              page={page}
              perPage={perPage}
              totalCount={data.total_count}
              of="accounts"
              onPageChange={goToPage}
            />
          ) : null}
        </AccountList>
      ) : null}
    </div>
  )
}

type FigureHeadingProps = FigureOf & {
  /** Of the account that is open; none for the club's only one. */
  open: BookAccount | undefined
  /** The accounts it was found among. */
  backTo: string | undefined
}

function FigureHeading({ currency, kind, open, backTo }: FigureHeadingProps) {
  const name = open && accountName(kind, open)
  return (
    <header className="flex flex-col gap-1">
      <TextLink asChild className="self-start text-small">
        {backTo ? <Link to={backTo}>All accounts</Link> : <Link to={paths.books}>Books</Link>}
      </TextLink>
      <h1 className="text-heading font-bold text-ink">{name || bookKindWords[kind]}</h1>
      <p className="text-small text-ink-muted">
        {name ? `${bookKindWords[kind]}, ` : ''}
        {currencyWords[currency]}
      </p>
    </header>
  )
}

function ComingAccounts() {
  return (
    <LoadingRegion label="The accounts are loading" className="flex flex-col gap-2">
      <Skeleton shape="box" className="h-14 w-full" />
      <Skeleton shape="box" className="h-14 w-full" />
    </LoadingRegion>
  )
}
