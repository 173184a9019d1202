import type { Failure } from '@kinfold/api/client/outcome'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'

type ReceiptToComeProps = {
  failure: Failure | undefined
  onRetry: () => void
}

/** A receipt that is on its way, that could not be read, or that there is none of. */
export function ReceiptToCome({ failure, onRetry }: ReceiptToComeProps) {
  const isUnknown = failure?.kind === 'refused' && failure.code === 'not_found'
  return (
    <>
      {isUnknown ? (
        <EmptyState compact title="We couldn’t find that receipt">
          The link may be of another account, or the line may have gone.
        </EmptyState>
      ) : null}
      {failure && !isUnknown ? (
        <ReadFailure what="This receipt" failure={failure} onRetry={onRetry} />
      ) : null}
      {failure ? null : (
        <LoadingRegion label="Your receipt is loading" className="flex flex-col gap-6">
          <Skeleton className="w-2/3 text-(length:--stat-hero-size)" />
          <Skeleton className="h-12 w-full rounded-option" />
          {[0, 1, 2].map(row => (
            <Skeleton key={row} className="w-full" />
          ))}
        </LoadingRegion>
      )}
    </>
  )
}
