import { useDeskOverview } from '@kinfold/api/operator/get-desk-overview'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { DeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { longDayText } from '../../day/day-text.ts'
import { useOperator } from '../../session/use-operator.ts'
import { BooksState } from './books-state.tsx'
import { FurtherMatters } from './further-matters.tsx'
import { mattersFor, waitingMembers } from './matters-for.ts'
import { MembersQueues } from './members-queues.tsx'

export function TodayPage() {
  const { first_name, today } = useOperator()
  const { data, failure, isRefetching, reload } = useDeskOverview()
  return (
    <div
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 py-8 sm:px-6 lg:px-10"
    >
      <header>
        <h1 className="text-heading font-bold text-ink">Hello, {first_name}</h1>
        <p className="mt-1 text-body text-ink-muted">{longDayText(today)}</p>
      </header>
      <ReadFailure what="The desk" failure={failure} onRetry={reload} />
      {failure && !data ? null : <WhatWaits overview={data} />}
    </div>
  )
}

/** One place in the tree before and after the figures come: a row that has the focus keeps it. */
function WhatWaits({ overview }: { overview: DeskOverview | undefined }) {
  const { has } = useOperator()
  const matters = overview ? mattersFor(has, overview) : []
  const isClear = overview && waitingMembers(has, overview) + matters.length === 0
  return (
    <>
      {overview ? (
        <BooksState overview={overview} />
      ) : (
        <LoadingRegion label="The queues are loading">
          <Skeleton shape="box" className="h-13 w-full" />
        </LoadingRegion>
      )}
      {isClear ? (
        <EmptyState title="Nothing waits for you">
          Every queue of yours is empty. What comes in next will stand here.
        </EmptyState>
      ) : (
        <MembersQueues overview={overview} />
      )}
      <FurtherMatters matters={matters} />
    </>
  )
}
