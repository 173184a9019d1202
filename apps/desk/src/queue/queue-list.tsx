import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { capitaliseFirst } from '@kinfold/contract/text/capitalise-first'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Pagination } from '@kinfold/ui/pagination'
import { Skeleton } from '@kinfold/ui/skeleton'
import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { failureBeside } from '../line/failure-beside.ts'
import { counted } from './counted.ts'
import { casesPerPage, type Queue } from './use-queue.ts'

/** What a row says of its case. */
export type QueueRowText = {
  title: string
  /** At the end of its line: how long it waits, or what became of it. */
  aside: ReactNode
  below: ReactNode
}

export type QueueListProps<Item> = {
  title: string
  /** What it counts. */
  of: { readonly one: string; readonly many: string }
  queue: Queue<Item>
  openId: string | undefined
  addressOf: (id: string, search: string) => string
  rowText: (item: Item) => QueueRowText
  filters: ReactNode
}

/** A queue's cases, the longest waiting first, below the filters that stand in its address. */
export function QueueList<Item>(props: QueueListProps<Item>) {
  const { title, of, queue, openId, addressOf, rowText, filters } = props
  const { search } = useLocation()
  const { data, isRefetching, reload } = queue.read
  const failure = failureBeside(queue.read)
  // The case beside it has the page's heading.
  const Title = openId ? 'h2' : 'h1'
  return (
    <>
      <div className="sticky top-0 z-1 flex flex-col gap-3 border-b border-line bg-canvas p-4 max-lg:top-16 max-lg:group-has-[>[role=alert]:not(:empty)]/page:static">
        <div className="flex items-baseline justify-between gap-3">
          <Title className="text-lead font-bold text-ink">{title}</Title>
          <p role="status" className="figures text-caption text-ink-muted">
            {data
              ? `${counted(data.total_count)} ${data.total_count === 1 ? of.one : of.many}`
              : ''}
          </p>
        </div>
        {filters}
      </div>
      <div aria-busy={isRefetching || undefined} data-refetching={isRefetching || undefined}>
        {failure ? (
          <div className="p-4">
            <ReadFailure what="The queue" failure={failure} onRetry={reload} />
          </div>
        ) : null}
        {data || failure ? null : <ComingRows />}
        {data?.items.length === 0 ? <EmptyState compact title="Nothing in this list" /> : null}
        <ul aria-label={capitaliseFirst(of.many)} className="divide-y divide-line">
          {data?.items.map(item => {
            const id = queue.idOf(item)
            return (
              <QueueRow
                key={id}
                to={addressOf(id, search)}
                isOpen={id === openId}
                text={rowText(item)}
              />
            )
          })}
        </ul>
        {data && data.total_pages > 1 ? (
          <div className="p-4">
            <Pagination
              page={queue.paging.page}
              perPage={casesPerPage}
              totalCount={data.total_count}
              of={of.many}
              onPageChange={queue.paging.goToPage}
            />
          </div>
        ) : null}
      </div>
    </>
  )
}

type QueueRowProps = { to: string; isOpen: boolean; text: QueueRowText }

function QueueRow({ to, isOpen, text }: QueueRowProps) {
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li>
      <Link
        ref={row}
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        className={cx(
          'block scroll-mt-40 border-s-3 py-2.5 ps-3.25 pe-4 no-underline -outline-offset-4 transition-colors',
          isOpen ? 'border-primary bg-primary-soft' : 'border-transparent hover:bg-surface-hover',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span
            className={cx(
              'min-w-0 text-small font-semibold [overflow-wrap:anywhere]',
              isOpen ? 'text-on-primary-soft' : 'text-ink',
            )}
          >
            {text.title}
          </span>
          <span className="figures shrink-0 text-caption text-ink-muted">{text.aside}</span>
        </span>
        <span className="block text-caption text-ink-muted [overflow-wrap:anywhere]">
          {text.below}
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
