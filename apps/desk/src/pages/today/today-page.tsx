import { useDeskOverview } from '@kinfold/api/operator/get-desk-overview'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { DeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
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
      {data ? <WhatWaits overview={data} /> : null}
      {data || failure ? null : (
        <LoadingRegion label="The queues are loading">
          <MembersQueues overview={undefined} />
        </LoadingRegion>
      )}
    </div>
  )
}

function WhatWaits({ overview }: { overview: DeskOverview }) {
  const { roles } = useOperator()
  const matters = mattersFor(roles, overview)
  const waiting = waitingMembers(roles, overview) + matters.length
  return (
    <>
      <BooksState overview={overview} />
      {waiting === 0 ? (
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
