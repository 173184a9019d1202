import { useStatements } from '@kinfold/api/operator/statement/list-statements'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import type { Statement } from '@kinfold/contract/operator/statement/statement'
import { EmptyState } from '@kinfold/ui/empty-state'
import { StatusPill } from '@kinfold/ui/status-pill'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { momentText, periodText } from '../../day/day-text.ts'
import { PagedList } from '../../queue/paged-list.tsx'
import { useReloadWhile } from './use-reload-while.ts'

const perPage = 10

/** What was read, newest first, each with what is left to do. */
export function FileList() {
  const [page, goToPage] = usePageNumber()
  const read = useStatements({ page, per_page: perPage })
  useReloadWhile(read.data?.items.some(({ reading }) => reading > 0) ?? false, read.reload)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold text-ink">Files</h2>
      <PagedList
        read={read}
        label="Statements"
        page={page}
        perPage={perPage}
        onPageChange={goToPage}
        skeletonClass="h-18 w-full"
        empty={
          <EmptyState compact title="No file was read yet">
            Send the bank’s file: most of its lines find their members by themselves.
          </EmptyState>
        }
      >
        {statement => <FileRow key={statement.id} statement={statement} />}
      </PagedList>
    </section>
  )
}

function FileRow({ statement }: { statement: Statement }) {
  const { id, account, file_name, from, to, uploaded_at, uploaded_by } = statement
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-5 has-[a:hover]:bg-surface-hover">
      <div className="min-w-full flex-1 sm:min-w-80">
        <h3 className="text-body font-semibold text-ink [overflow-wrap:anywhere]">
          <Link
            to={pathTo.statement(id)}
            className="no-underline after:absolute after:inset-0 after:-outline-offset-4"
          >
            {account.bank_name} {account.account_number}, {periodText(from, to)}
          </Link>
        </h3>
        <p className="text-small text-ink-muted [overflow-wrap:anywhere]">
          {file_name}, sent by {uploaded_by.name} on {momentText(uploaded_at)}
        </p>
      </div>
      <LeftToDo statement={statement} />
    </li>
  )
}

function LeftToDo({ statement }: { statement: Statement }) {
  const { reading, failed, open, unmatched, matched } = statement
  return (
    <p className="flex flex-wrap items-center gap-2">
      {failed > 0 ? <StatusPill tone="danger">{failed} not booked</StatusPill> : null}
      {reading > 0 ? <StatusPill tone="info">{reading} being booked</StatusPill> : null}
      {open > 0 ? <StatusPill tone="warning">{open} open</StatusPill> : null}
      {unmatched > 0 ? <StatusPill tone="warning">{unmatched} unmatched</StatusPill> : null}
      {failed + reading + open + unmatched === 0 ? (
        <StatusPill tone="success">All {matched} matched</StatusPill>
      ) : (
        <span className="text-small text-ink-muted">{matched} matched</span>
      )}
    </p>
  )
}
