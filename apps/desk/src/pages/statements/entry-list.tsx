import type { QueryState } from '@kinfold/api/query/use-query'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import type { Answer } from './answer.ts'

/** One of those that the line may be. */
export type Entry = { readonly title: string; readonly below: string; readonly answer: Answer }

type EntryListProps = {
  /** "Withdrawals that fit". */
  title: string
  read: Pick<QueryState<unknown>, 'data' | 'failure' | 'reload'>
  entries: readonly Entry[]
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
}

/** What the books have that fits the line's amount. */
export function EntryList({ title, read, entries, answer, onAnswer }: EntryListProps) {
  const { data, failure, reload } = read
  return (
    <section className="flex flex-col gap-3 p-4 lg:p-5">
      <h2 className="text-small font-semibold text-ink">{title}</h2>
      <ReadFailure what={title} failure={failure} onRetry={reload} />
      {data || failure ? null : (
        <LoadingRegion label="Looking in the books">
          <Skeleton shape="box" className="h-14 w-full" />
        </LoadingRegion>
      )}
      {data && entries.length === 0 ? (
        <EmptyState compact title="There is none">
          Nothing of this kind has the line’s amount, or is named in it.
        </EmptyState>
      ) : null}
      <ul
        aria-label={title}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden"
      >
        {entries.map(entry => {
          const isChosen = answer?.words === entry.answer.words
          return (
            <li key={entry.answer.words}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onAnswer(entry.answer)}
                className={cx(
                  'flex w-full items-center gap-3 px-4 py-2.5 text-start -outline-offset-4 transition-colors',
                  isChosen ? 'bg-primary-soft' : 'hover:bg-surface-hover',
                )}
              >
                <span className="min-w-0 flex-1">
                  <span
                    className={cx(
                      'block text-small font-semibold [overflow-wrap:anywhere]',
                      isChosen ? 'text-on-primary-soft' : 'text-ink',
                    )}
                  >
                    {entry.title}
                  </span>
                  <span className="block text-caption text-ink-muted [overflow-wrap:anywhere]">
                    {entry.below}
                  </span>
                </span>
                {isChosen ? (
                  <Check aria-hidden size={18} className="shrink-0 text-on-primary-soft" />
                ) : null}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
