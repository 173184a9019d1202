import { useClub } from '@kinfold/api/club/get-club'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { getClub } from '@kinfold/contract/club/get-club'
import type { AnswerOf } from '@kinfold/contract/endpoint'
import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { PageHeader } from '@kinfold/ui/page-header'
import { Skeleton } from '@kinfold/ui/skeleton'
import { club } from '../../club/club.ts'
import { TrustLines } from '../../club/trust-lines.tsx'
import { Announcements } from './announcements.tsx'
import { ClubPapers } from './club-papers.tsx'
import { Meetings } from './meetings.tsx'
import { Officers } from './officers.tsx'

/** What members belong to: when it meets, what it says, and who looks after it. */
export function ClubPage() {
  const { data, failure, isRefetching, reload } = useClub()
  return (
    <div
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="flex flex-col gap-6"
    >
      <PageHeader title="The Club" description={<AboutClub members={data?.members ?? null} />} />
      <ReadFailure what="The club’s page" failure={failure} onRetry={reload} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        {data ? <FromTheClub data={data} /> : null}
        {data || failure ? null : <ClubToCome />}
        <ClubPapers className={data ? undefined : 'lg:col-start-3'} />
      </div>
    </div>
  )
}

function AboutClub({ members }: { members: number | null }) {
  return (
    <>
      <TrustLines />
      {members === null ? null : (
        <span className="mt-1 block">
          {club.name} has{' '}
          <strong className="figures font-semibold text-ink">
            {members.toLocaleString('en-NG')}
          </strong>{' '}
          members or more.
        </span>
      )}
    </>
  )
}

function FromTheClub({ data }: { data: AnswerOf<typeof getClub> }) {
  return (
    <>
      <div className="flex min-w-0 flex-col gap-6 lg:col-span-2 lg:row-span-2">
        <Meetings meetings={data.meetings} />
        <Announcements announcements={data.announcements} />
      </div>
      <Officers officers={data.officers} />
    </>
  )
}

function ClubToCome() {
  return (
    <LoadingRegion label="Loading" className="flex flex-col gap-6 lg:col-span-2">
      {[0, 1].map(place => (
        <Card key={place}>
          <div className="flex min-h-40 flex-col gap-4">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="w-full" />
            <Skeleton className="w-3/4" />
          </div>
        </Card>
      ))}
    </LoadingRegion>
  )
}
