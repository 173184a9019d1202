import { usePlans } from '@kinfold/api/plan/list-plans'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { PageHeader } from '@kinfold/ui/page-header'
import { Skeleton } from '@kinfold/ui/skeleton'
import { startTransition } from 'react'
import { useAction } from '../../address/use-action.ts'
import { PlanCard } from './plan-card.tsx'

const { Part: CompareModal } = lazyPart(
  () => import('./compare/compare-modal.tsx').then(module => module.CompareModal),
  'when-idle',
)

export function InvestmentPoolsPage() {
  const { data, failure, isRefetching, reload } = usePlans()
  const { action, open, close } = useAction()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Contribute"
        description="The club’s plans. Each says what it takes and how long it runs."
        actions={
          data && data.pools.length > 1 ? (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => startTransition(() => open('compare'))}
            >
              Compare
            </Button>
          ) : null
        }
      />
      <ReadFailure what="The plans" failure={failure} onRetry={reload} />
      {data?.pools.length === 0 ? (
        <EmptyState title="No plan is open right now">
          As soon as the club opens one, it is here.
        </EmptyState>
      ) : null}
      <div
        aria-busy={isRefetching || undefined}
        data-refetching={isRefetching || undefined}
        className="grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2"
      >
        {data?.pools.map(plan => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
        {data || failure ? null : <PlansToCome />}
      </div>
      <PartBoundary onMissing={close} attempt={action}>
        {data && action === 'compare' && data.pools.length > 1 ? (
          <CompareModal plans={data.pools} onClose={close} />
        ) : null}
      </PartBoundary>
    </div>
  )
}

function PlansToCome() {
  return (
    <LoadingRegion label="Loading" className="contents">
      {[0, 1, 2, 3].map(place => (
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
