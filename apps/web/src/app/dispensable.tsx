import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

type DispensableProps = {
  children: ReactNode
  /** Another value tries once more. */
  attempt?: unknown
  onMissing?: () => void
}

/** Around what a page can do without: if its code doesn't come, nothing stands there, and the page stays. */
export function Dispensable({ children, attempt, onMissing }: DispensableProps) {
  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[attempt]}
      {...(onMissing ? { onError: onMissing } : {})}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
