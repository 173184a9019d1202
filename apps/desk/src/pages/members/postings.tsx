import { useAccountPostings } from '@kinfold/api/operator/member/list-account-postings'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { AccountPosting } from '@kinfold/contract/operator/member/account-posting'
import type { MemberDetail } from '@kinfold/contract/operator/member/get-member'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Money } from '@kinfold/ui/money'
import { Pagination } from '@kinfold/ui/pagination'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { momentText } from '../../day/day-text.ts'
import { accountWords, roleWords } from './posting-words.ts'
import { RecordSection } from './record-section.tsx'
import { searchOf } from './search-of.ts'

const perPage = 25

type PostingsProps = { id: string; detail: MemberDetail }

/** Every posting behind a balance, newest first: each with what it left, and the whole movement it is part of. */
export function Postings({ id, detail }: PostingsProps) {
  const { pathname, search } = useLocation()
  const [page, setPage] = useState(1)
  const { data, failure, isRefetching, reload } = useAccountPostings(id, {
    page,
    per_page: perPage,
  })
  return (
    <RecordSection title={`Postings: ${nameOf(id, detail)}`}>
      <TextLink asChild className="self-start text-small">
        <Link to={pathname + searchOf(search)}>Back to the record</Link>
      </TextLink>
      <ReadFailure what="The postings" failure={failure} onRetry={reload} />
      {data || failure ? null : (
        <LoadingRegion label="The postings are loading" className="flex flex-col gap-2">
          <Skeleton shape="box" className="h-14 w-full" />
          <Skeleton shape="box" className="h-14 w-full" />
        </LoadingRegion>
      )}
      {data?.items.length === 0 ? (
        <p className="text-small text-ink-muted">No money has moved here yet.</p>
      ) : null}
      <ul
        aria-label="Postings"
        aria-busy={isRefetching || undefined}
        data-refetching={isRefetching || undefined}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden"
      >
        {data?.items.map((posting, at) => (
          <OnePosting key={`${posting.id} ${at}`} posting={posting} />
        ))}
      </ul>
      {data && data.total_pages > 1 ? (
        <Pagination
          page={page}
          perPage={perPage}
          totalCount={data.total_count}
          of="postings"
          onPageChange={setPage}
        />
      ) : null}
    </RecordSection>
  )
}

function OnePosting({ posting }: { posting: AccountPosting }) {
  const { role, is_reversal, amount, balance_after, happened_at, reference, postings } = posting
  return (
    <li className="px-4 py-2.5 text-small">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold text-ink">
          {roleWords[role]}
          {is_reversal ? ', taken back' : ''}
        </p>
        <p className="figures font-semibold text-ink">
          <Money change amount={fromWireMoney(amount)} />
        </p>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-caption text-ink-muted">
        <p className="[overflow-wrap:anywhere]">
          {momentText(happened_at)}
          {reference ? ` · ${reference}` : ''}
        </p>
        <p className="figures">
          Then there was <Money amount={fromWireMoney(balance_after)} />
        </p>
      </div>
      <details className="mt-1">
        <summary className="cursor-pointer text-caption text-ink-muted">The whole movement</summary>
        <ul className="mt-1 flex flex-col gap-1 border-s-2 border-line ps-3 text-caption">
          {postings.map((leg, at) => (
            <li key={at} className="flex flex-wrap justify-between gap-x-4">
              <span className="text-ink-muted">
                {accountWords[leg.account]}, {roleWords[leg.role].toLowerCase()}
              </span>
              <span className="figures text-ink">
                <Money change amount={fromWireMoney(leg.amount)} />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function nameOf(id: string, { wallets, portfolios }: MemberDetail): string {
  const wallet = [wallets.ngn, wallets.usd].find(each => each?.id === id)
  if (wallet) return `${wallet.currency} wallet`
  const portfolio = portfolios.find(each => each.id === id)
  return portfolio ? planLabel(portfolio.plan) : 'an account that is not theirs'
}
