import { useMembers } from '@kinfold/api/operator/member/list-members'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import { mostCounted } from '@kinfold/contract/paging/page-query'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { counted } from './counted.ts'
import { EmailText } from './email-text.tsx'
import { SearchField } from './search-field.tsx'

const shown = 20

type MemberFinderProps = {
  title: string
  /** What is looked for before anybody types. */
  startWith: string
  chosen: string | undefined
  onChoose: (member: MemberSummary) => void
}

/** Finds a member by name or e-mail, and lets one be chosen. */
export function MemberFinder({ title, startWith, chosen, onChoose }: MemberFinderProps) {
  const [words, setWords] = useState(startWith)
  const { data, failure, isRefetching, reload } = useMembers({ search: words, per_page: shown })
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-3 p-4 lg:p-5">
      <h2 className="text-small font-semibold text-ink">{title}</h2>
      <SearchField label="Member’s name or e-mail" value={words} onSearch={setWords} />
      <p role="status" className="sr-only">
        {data
          ? `${counted(data.total_count)} ${data.total_count === 1 ? 'member' : 'members'} found`
          : ''}
      </p>
      <div
        aria-busy={isRefetching || undefined}
        data-refetching={isRefetching || undefined}
        className="min-h-0 flex-1 overflow-y-auto"
      >
        <ReadFailure what="The members" failure={failure} onRetry={reload} />
        {data || failure ? null : <Coming />}
        {data?.items.length === 0 ? (
          <EmptyState compact title="Nobody has that name">
            Try another part of the name, or the e-mail.
          </EmptyState>
        ) : null}
        <ul
          aria-label="Members found"
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden"
        >
          {data?.items.map(member => (
            <li key={member.id}>
              <button
                type="button"
                aria-pressed={member.id === chosen}
                onClick={() => onChoose(member)}
                className={cx(
                  'flex w-full items-center gap-3 px-4 py-2.5 text-start -outline-offset-4 transition-colors',
                  member.id === chosen ? 'bg-primary-soft' : 'hover:bg-surface-hover',
                )}
              >
                <span className="min-w-0 flex-1">
                  <span
                    className={cx(
                      'block text-small font-semibold [overflow-wrap:anywhere]',
                      member.id === chosen ? 'text-on-primary-soft' : 'text-ink',
                    )}
                  >
                    {member.name}
                  </span>
                  <span className="block text-caption text-ink-muted [overflow-wrap:anywhere]">
                    <EmailText>{member.email}</EmailText>
                    {member.status === 'suspended' ? ' · suspended' : ''}
                  </span>
                </span>
                {member.id === chosen ? (
                  <Check aria-hidden size={18} className="shrink-0 text-on-primary-soft" />
                ) : null}
              </button>
            </li>
          ))}
        </ul>
        {data && data.total_count > shown ? (
          <p className="mt-3 text-caption text-ink-muted">
            {data.total_count < mostCounted ? data.total_count - shown : 'Many'} more. Type more of
            the name to see them.
          </p>
        ) : null}
      </div>
    </section>
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
