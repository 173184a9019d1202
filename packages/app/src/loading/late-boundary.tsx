// biome-ignore lint/style/noRestrictedImports: the one place
import { type ReactNode, Suspense, useLayoutEffect, useReducer } from 'react'
import { onArrival } from './code-arrivals.ts'

type LateBoundaryProps = {
  children: ReactNode
  /** Stands there while the code is on its way. */
  fallback: ReactNode
}

/**
 * Shows a part the moment its code is there. React's own `Suspense` holds every part back that arrives within a third of
 * a second after a fallback came up, and all that the part asks the server for with it; an update of our own is not
 * held back.
 */
export function LateBoundary({ children, fallback }: LateBoundaryProps) {
  const [, tryAgain] = useReducer((tries: number) => tries + 1, 0)
  return (
    <Suspense fallback={<Meanwhile onCode={tryAgain}>{fallback}</Meanwhile>}>{children}</Suspense>
  )
}

function Meanwhile({ onCode, children }: { onCode: () => void; children: ReactNode }) {
  useLayoutEffect(() => onArrival(onCode), [onCode])
  return children
}
