import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { forgetMissingParts } from './lazy-part.tsx'

type DispensableProps = {
  children: ReactNode
  /** Another value tries once more. */
  attempt?: unknown
  onMissing?: () => void
}

/** Around what a page can do without: if its code doesn't come, nothing stands there, and the page stays. */
export function Dispensable({ children, attempt, onMissing }: DispensableProps) {
  const note = () => {
    forgetMissingParts()
    onMissing?.()
  }
  return (
    <ErrorBoundary fallback={null} resetKeys={[attempt]} onError={note}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
