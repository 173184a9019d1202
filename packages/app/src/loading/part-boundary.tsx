import { failureMessages } from '@kinfold/contract/messages'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { showToast } from '../toast/show-toast.ts'
import { LateBoundary } from './late-boundary.tsx'
import { forgetMissingParts } from './lazy-part.tsx'
import { recoverMissingCode } from './recover-missing-code.ts'

type PartBoundaryProps = {
  /** Nothing while it is closed. */
  children: ReactNode
  /** Stands there while the code is on its way. */
  fallback?: ReactNode
  /** For what the page can do without: nothing stands there then, and nothing is said. */
  optional?: boolean
  /** Another value tries once more. */
  attempt?: unknown
  /** Closes what was opened: the next press asks for its code again. */
  onMissing?: () => void
}

/**
 * Around a part whose code comes late. If it doesn't come, the page stays with all that was typed: a part that was
 * opened says so and is closed, an optional one is left out.
 */
export function PartBoundary({
  children,
  fallback = null,
  optional = false,
  attempt,
  onMissing,
}: PartBoundaryProps) {
  const handle = (error: unknown) => {
    if (optional) forgetMissingParts()
    else {
      recoverMissingCode(error)
      void showToast('error', failureMessages.noResponse)
    }
    onMissing?.()
  }
  return (
    <ErrorBoundary fallback={fallback} onError={handle} resetKeys={[attempt, Boolean(children)]}>
      <LateBoundary fallback={fallback}>{children}</LateBoundary>
    </ErrorBoundary>
  )
}
