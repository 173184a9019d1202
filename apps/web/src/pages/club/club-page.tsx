import { useClub } from '@kinfold/api/club/get-club'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
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
      <div className="flex flex-col gap-1.5 text-body text-pretty text-ink-muted">
        <PageHeader title="The Club" />
        <TrustLines className="max-w-prose" />
        <MembersNumber members={data?.members ?? null} />
      </div>
      <ReadFailure what="The club’s page" failure={failure} onRetry={reload} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-3">
        <div className="flex min-w-0 flex-col gap-6 empty:hidden lg:col-span-2">
          {data ? <Meetings meetings={data.meetings} /> : null}
          {data ? <Announcements announcements={data.announcements} /> : null}
          {data || failure ? null : <ClubToCome />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {data ? <Officers officers={data.officers} /> : null}
          <ClubPapers />
        </div>
      </div>
    </div>
  )
}

/** Nothing where it isn’t said. */
function MembersNumber({ members }: { members: number | null }) {
  if (members === null) return null
  return (
    <p>
      {club.name} has{' '}
      <strong className="figures font-semibold text-ink">{members.toLocaleString('en-NG')}</strong>{' '}
      members or more.
    </p>
  )
}

function ClubToCome() {
  return (
    <LoadingRegion label="Loading" className="flex flex-col gap-6">
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
