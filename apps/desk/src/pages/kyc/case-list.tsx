import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { wordsOfDocument } from '@kinfold/contract/kyc/document-words'
import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Pagination } from '@kinfold/ui/pagination'
import { Skeleton } from '@kinfold/ui/skeleton'
import { cx } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { daysWaited, waitedText } from '../../day/days-waited.ts'
import { useOperator } from '../../session/use-operator.ts'
import { ChoiceRow } from './choice-row.tsx'
import { kindChoices, kindWords, statusChoices, statusWords } from './choices.ts'
import type { KycQueue } from './use-kyc-queue.ts'

type CaseListProps = {
  queue: KycQueue
  openId: string | undefined
  /** The filters, kept in each link. */
  search: string
}

export function CaseList({ queue, openId, search }: CaseListProps) {
  const { data, failure, isRefetching, reload } = queue.query
  const { status, chooseStatus, kind, chooseKind } = queue.filters
  const { page, perPage, goToPage } = queue.paging
  // The case beside it has the page's heading.
  const Title = openId ? 'h2' : 'h1'
  return (
    <>
      <div className="sticky top-0 z-1 flex flex-col gap-3 border-b border-line bg-canvas p-4 max-lg:top-16">
        <div className="flex items-baseline justify-between gap-3">
          <Title className="text-lead font-bold text-ink">KYC</Title>
          <p role="status" className="figures text-caption text-ink-muted">
            {data ? `${data.total_count} ${data.total_count === 1 ? 'document' : 'documents'}` : ''}
          </p>
        </div>
        <ChoiceRow
          label="Status"
          choices={statusChoices}
          words={statusWords}
          chosen={status}
          onChoose={chooseStatus}
        />
        <ChoiceRow
          label="Kind of document"
          choices={kindChoices}
          words={kindWords}
          chosen={kind}
          onChoose={chooseKind}
        />
      </div>
      <div aria-busy={isRefetching || undefined} data-refetching={isRefetching || undefined}>
        {failure ? (
          <div className="p-4">
            <ReadFailure what="The queue" failure={failure} onRetry={reload} />
          </div>
        ) : null}
        {data || failure ? null : <ComingRows />}
        {data?.items.length === 0 ? <EmptyState compact title="Nothing in this list" /> : null}
        <ul aria-label="Documents" className="divide-y divide-line">
          {data?.items.map(each => (
            <CaseRow key={each.id} about={each} isOpen={each.id === openId} search={search} />
          ))}
        </ul>
        {data && data.total_pages > 1 ? (
          <div className="p-4">
            <Pagination
              page={page}
              perPage={perPage}
              totalCount={data.total_count}
              of="documents"
              onPageChange={goToPage}
            />
          </div>
        ) : null}
      </div>
    </>
  )
}

type CaseRowProps = { about: KycCase; isOpen: boolean; search: string }

function CaseRow({ about, isOpen, search }: CaseRowProps) {
  const { today } = useOperator()
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const { id, member, document_type, submitted_at, status, first_approved_by } = about
  return (
    <li>
      <Link
        ref={row}
        to={pathTo.kycCase(id, search)}
        aria-current={isOpen ? 'true' : undefined}
        className={cx(
          'block scroll-mt-40 border-s-3 py-2.5 ps-3.25 pe-4 no-underline -outline-offset-4 transition-colors',
          isOpen ? 'border-primary bg-primary-soft' : 'border-transparent hover:bg-surface-hover',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span
            className={cx(
              'min-w-0 truncate text-small font-semibold',
              isOpen ? 'text-on-primary-soft' : 'text-ink',
            )}
          >
            {member.name}
          </span>
          <span className="figures shrink-0 text-caption text-ink-muted">
            {status === 'submitted'
              ? waitedText(daysWaited(submitted_at, today))
              : statusWords[status === 'approved' ? 'approved' : 'rejected']}
          </span>
        </span>
        <span className="block truncate text-caption text-ink-muted">
          {wordsOfDocument(document_type)}
          {first_approved_by && status === 'submitted' ? ' · second person' : ''}
        </span>
      </Link>
    </li>
  )
}

function ComingRows() {
  return (
    <LoadingRegion label="The queue is loading" className="divide-y divide-line">
      {[1, 2, 3, 4].map(each => (
        <div key={each} className="px-4 py-2.5 text-small">
          <Skeleton className="w-36" />
          <Skeleton className="mt-1 w-24" />
        </div>
      ))}
    </LoadingRegion>
  )
}
