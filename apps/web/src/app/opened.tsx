import { failureMessages } from '@kinfold/contract/messages'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { showToast } from '../toast/show-toast.ts'
import { mendMissingCode } from './mend-missing-code.ts'

type OpenedProps = {
  /** Nothing while it is closed. */
  children: ReactNode
  /** Stands there while the code is on its way. */
  fallback?: ReactNode
  /** Closes it again: the next press asks for its code once more. */
  onMissing: () => void
}

/** Around what a press opens: if its code doesn't come, that is said, and the page stays with all that was typed. */
export function Opened({ children, fallback = null, onMissing }: OpenedProps) {
  const tell = (error: unknown) => {
    mendMissingCode(error)
    void showToast('error', failureMessages.noResponse)
    onMissing()
  }
  return (
    <ErrorBoundary fallback={fallback} onError={tell} resetKeys={[Boolean(children)]}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
