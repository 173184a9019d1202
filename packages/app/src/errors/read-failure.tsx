import type { Failure } from '@kinfold/api/client/outcome'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { useContext } from 'react'
import { ToldAbove } from './told-above.ts'

type ReadFailureProps = {
  /** "Your portfolios", "The plans". */
  what: string
  failure: Failure | undefined
  onRetry: () => void
}

/** What could not be read, why, and the way to ask once more. */
export function ReadFailure({ what, failure, onRetry }: ReadFailureProps) {
  const isToldAbove = useContext(ToldAbove)
  if (!failure) return null
  if (isToldAbove) return <p className="text-ink-muted">–</p>
  return (
    <Banner
      live
      tone="danger"
      title={`${what} can’t be shown right now`}
      actions={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {failure.message}
    </Banner>
  )
}
