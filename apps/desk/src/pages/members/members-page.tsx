import { useMembers } from '@kinfold/api/operator/member/list-members'
import { useAddressValue } from '@kinfold/app/address/use-address-value'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { mostFound, shortestSearch } from '@kinfold/contract/operator/member/member-search'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import type { Page } from '@kinfold/contract/paging/page-of'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Pagination } from '@kinfold/ui/pagination'
import { Skeleton } from '@kinfold/ui/skeleton'
import { SearchField } from '../../queue/search-field.tsx'
import { useQueuePage } from '../../queue/use-queue.ts'
import { MemberList } from './member-list.tsx'

/** Finds members by what somebody at the desk has in front of them; the address keeps what was looked for. */
export function MembersPage() {
  const [words, setWords] = useAddressValue('search')
  const { query, ...paging } = useQueuePage()
  const isLongEnough = words.trim().length >= shortestSearch
  const { data, failure, isRefetching, reload } = useMembers(
    isLongEnough ? { search: words.trim(), ...query } : null,
  )
  const found = isLongEnough && !failure ? data : undefined
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 py-8 sm:px-6 lg:px-10">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-heading font-bold text-ink">Members</h1>
        <p role="status" className="figures text-small text-ink-muted">
          {found ? countText(found.total_count) : ''}
        </p>
      </header>
      <div className="max-w-prose">
        <SearchField
          startsHere
          label="Name, e-mail, phone, reference or last four"
          value={words}
          onSearch={setWords}
        />
      </div>
      <div
        aria-busy={isRefetching || undefined}
        data-refetching={isRefetching || undefined}
        className="flex flex-col gap-4"
      >
        {isLongEnough ? (
          <ReadFailure what="The members" failure={failure} onRetry={reload} />
        ) : (
          <WhatToType isTooShort={words.trim() !== ''} />
        )}
        {isLongEnough && !data && !failure ? <Coming /> : null}
        {found ? <Found page={found} paging={paging} /> : null}
      </div>
    </div>
  )
}

const isTooMany = (count: number) => count >= mostFound

function countText(count: number): string {
  if (isTooMany(count)) return `The first ${mostFound} members`
  return `${count} ${count === 1 ? 'member' : 'members'}`
}

type FoundProps = {
  page: Page<MemberSummary>
  paging: Pick<ReturnType<typeof useQueuePage>, 'page' | 'goToPage'>
}

function Found({ page: { items, total_count, total_pages, per_page }, paging }: FoundProps) {
  if (items.length === 0)
    return (
      <EmptyState title="Nobody fits this">
        The beginning of a name is enough, and so is that of an e-mail or a phone number. A
        reference has to be whole.
      </EmptyState>
    )
  return (
    <>
      {isTooMany(total_count) ? (
        <p className="text-small text-ink-muted">More fit than are shown. Type a little more.</p>
      ) : null}
      <MemberList members={items} paged={total_pages > 1} />
      {total_pages > 1 ? (
        <Pagination
          page={paging.page}
          perPage={per_page}
          totalCount={total_count}
          of="members"
          onPageChange={paging.goToPage}
        />
      ) : null}
    </>
  )
}

function WhatToType({ isTooShort }: { isTooShort: boolean }) {
  if (isTooShort)
    return <EmptyState title="One more letter">One alone would name half the club.</EmptyState>
  return (
    <EmptyState title="Who is it about?">
      Type the beginning of a name, an e-mail or a phone number; the reference of a payment or
      withdrawal; or the last four of a bank account. That you open a record is written down.
    </EmptyState>
  )
}

function Coming() {
  return (
    <LoadingRegion label="Looking for members" className="flex flex-col gap-2">
      {[1, 2, 3].map(each => (
        <Skeleton key={each} shape="box" className="h-14 w-full" />
      ))}
    </LoadingRegion>
  )
}
