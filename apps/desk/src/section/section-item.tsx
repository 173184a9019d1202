import type { QueryState } from '@kinfold/api/query/use-query'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import type { ReactNode } from 'react'
import { SectionPanel } from './section-panel.tsx'

type SectionItemProps<Answer, Item> = {
  read: QueryState<Answer>
  find: (answer: Answer) => Item | undefined
  /** What it is, in a sentence: "plan". */
  what: string
  backTo: string
  children: (item: Item) => ReactNode
}

/** The one thing that the address names, out of what the section's list says: on its way, there, or gone. */
export function SectionItem<Answer, Item>(props: SectionItemProps<Answer, Item>) {
  const { read, find, what, backTo, children } = props
  const { data, failure, reload } = read
  if (data) {
    const item = find(data)
    if (item !== undefined) return children(item)
    return (
      <SectionPanel title={`This ${what} is not in the list`} backTo={backTo}>
        <p className="text-small text-ink-muted">It may have been taken off since.</p>
      </SectionPanel>
    )
  }
  return (
    <SectionPanel title={failure ? `A ${what} that can’t be shown` : `The ${what}`} backTo={backTo}>
      <ReadFailure what={`This ${what}`} failure={failure} onRetry={reload} />
      {failure ? null : (
        <LoadingRegion label={`The ${what} is loading`} className="flex flex-col gap-4">
          <Skeleton className="w-40" />
          <Skeleton shape="box" className="h-60 w-full" />
        </LoadingRegion>
      )}
    </SectionPanel>
  )
}
