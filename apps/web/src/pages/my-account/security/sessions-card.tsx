import { useSessions } from '@kinfold/api/session/list-sessions'
import { useRevokeSession } from '@kinfold/api/session/revoke-session'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { showToast } from '@kinfold/app/toast/show-toast'
import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Session } from '@kinfold/contract/session/session'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { StatusPill } from '@kinfold/ui/status-pill'

export function SessionsCard() {
  const { data, failure, reload } = useSessions()
  return (
    <Card title="Where you are signed in">
      <ReadFailure what="Your devices" failure={data ? undefined : failure} onRetry={reload} />
      {data ? (
        <ul className="divide-y divide-line">
          {data.sessions.map(session => (
            <DeviceItem key={session.id} session={session} />
          ))}
        </ul>
      ) : null}
      {data || failure ? null : (
        <LoadingRegion label="Your devices are loading">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2 text-small" />
        </LoadingRegion>
      )}
    </Card>
  )
}

const moment = dateFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
})

function DeviceItem({ session }: { session: Session }) {
  const { run, isRunning } = useRevokeSession()
  const device = session.device ?? 'Unknown device'
  const signOut = async () => {
    const outcome = await run({ params: { id: session.id } })
    void showToast(outcome.ok ? 'success' : 'error', outcome.message)
  }
  return (
    <li className="flex min-h-control items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words text-ink">{device}</p>
        <p className="figures text-small text-ink-muted">
          {session.is_current
            ? 'In use now'
            : `Last used ${moment(new Date(session.last_seen_at))}`}
        </p>
      </div>
      {session.is_current ? (
        <StatusPill tone="success">This one</StatusPill>
      ) : (
        <Button
          size="small"
          variant="secondary"
          loading={isRunning}
          aria-label={`Sign out ${device}`}
          onClick={signOut}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
