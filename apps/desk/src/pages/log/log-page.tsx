import { useAuditEntries } from '@kinfold/api/operator/audit/list-audit-entries'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { paths } from '../../address/paths.ts'
import { counted } from '../../queue/counted.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionPages } from '../../section/section-pages.tsx'
import { LogDays } from './log-days.tsx'
import { LogFilters } from './log-filters.tsx'
import { useLogFilters } from './use-log-filters.ts'

/** What was done by whom, newest first. */
export function LogPage() {
  const filters = useLogFilters()
  const read = useAuditEntries(filters.query)
  const { data, failure, isRefetching, reload } = read
  return (
    <SectionPage
      path={paths.log}
      title="Log"
      about="What was done by whom, newest first. Nothing here is ever changed or deleted."
    >
      <LogFilters filters={filters} example={data?.items[0]} />
      <p role="status" className="figures text-small text-ink-muted empty:hidden">
        {data ? `${counted(data.total_count)} ${data.total_count === 1 ? 'entry' : 'entries'}` : ''}
      </p>
      <ReadFailure what="The log" failure={failure} onRetry={reload} />
      <div
        aria-busy={isRefetching || undefined}
        data-refetching={isRefetching || undefined}
        className="flex flex-col gap-5"
      >
        {data || failure ? null : <Coming />}
        {data?.items.length === 0 ? (
          <EmptyState title={filters.isFiltered ? 'Nothing fits this' : 'Nothing was done yet'}>
            {filters.isFiltered
              ? 'Fewer filters find more.'
              : 'Whatever somebody at the desk does is written down here.'}
          </EmptyState>
        ) : null}
        {/* There from the start: its keys come before those of a section with items. */}
        <LogDays entries={data?.items ?? []} />
        <SectionPages
          read={read}
          page={filters.page}
          of="entries"
          onPageChange={filters.goToPage}
        />
      </div>
    </SectionPage>
  )
}

function Coming() {
  return (
    <LoadingRegion label="The log is loading" className="flex flex-col gap-2">
      {[1, 2, 3, 4].map(each => (
        <Skeleton key={each} shape="box" className="h-12 w-full" />
      ))}
    </LoadingRegion>
  )
}
