import { useIsWide } from '@kinfold/app/screen/use-is-wide'
import { EmptyState } from '@kinfold/ui/empty-state'
import { cx } from 'class-variance-authority'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useOperator } from '../../session/use-operator.ts'
import { CaseList } from './case-list.tsx'
import { KycCase } from './kyc-case.tsx'
import { NotYours } from './not-yours.tsx'
import { useKycQueue } from './use-kyc-queue.ts'

export function KycPage() {
  const { has } = useOperator()
  return has('reviewer') ? <QueueAndCase /> : <NotYours opensFor="reviewer" />
}

/** The queue beside one of its cases; where there is no room, one or the other. */
function QueueAndCase() {
  const { caseId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isWide = useIsWide()
  const queue = useKycQueue(caseId)
  const { query, filters, first, next, before } = queue
  const show = (id: string | undefined) => id && navigate(pathTo.kycCase(id, search))
  useKeys({ j: () => show(next), k: () => show(before) })

  if (!caseId && isWide && first && !query.isRefetching)
    return <Navigate to={pathTo.kycCase(first, search)} replace />
  // Once it is decided it leaves the queue, and the next one takes its place.
  const after = next ?? before
  const goOn = () => navigate(after ? pathTo.kycCase(after, search) : paths.kyc + search)
  return (
    <div className="flex flex-1 flex-col lg:h-dvh lg:flex-none lg:flex-row">
      <div
        className={cx(
          'flex-col border-line lg:flex lg:w-60 lg:shrink-0 lg:overflow-y-auto lg:border-e 2xl:w-80',
          caseId ? 'hidden' : 'flex',
        )}
      >
        <CaseList queue={queue} openId={caseId} search={search} />
      </div>
      {caseId ? (
        <KycCase key={caseId} id={caseId} backTo={paths.kyc + search} onDecided={goOn} />
      ) : (
        <div className="hidden flex-1 place-content-center lg:grid">
          {query.data && !first ? <NothingHere isWaiting={filters.status === 'submitted'} /> : null}
        </div>
      )}
    </div>
  )
}

function NothingHere({ isWaiting }: { isWaiting: boolean }) {
  if (!isWaiting)
    return (
      <EmptyState title="Nothing is like this">
        Another filter may have what you look for.
      </EmptyState>
    )
  return (
    <EmptyState title="All is checked">
      No document waits for you. What members hand in next will stand here.
    </EmptyState>
  )
}
