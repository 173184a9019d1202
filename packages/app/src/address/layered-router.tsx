import { moveFromPage, travelFromPage } from '@kinfold/ui/layer-history'
import { type ReactNode, use, useMemo } from 'react'
import { UNSAFE_NavigationContext as Navigation } from 'react-router-dom'

/** Whatever leads elsewhere from a layer leads there from the page beneath: Back comes to the page, not to its layer. */
export function LayeredRouter({ children }: { children: ReactNode }) {
  const outer = use(Navigation)
  const layered = useMemo(() => {
    const { navigator } = outer
    return {
      ...outer,
      navigator: {
        createHref: navigator.createHref,
        ...(navigator.encodeLocation && { encodeLocation: navigator.encodeLocation }),
        push: (...move: Parameters<typeof navigator.push>) =>
          moveFromPage(() => navigator.push(...move)),
        replace: (...move: Parameters<typeof navigator.replace>) =>
          moveFromPage(() => navigator.replace(...move)),
        go: (steps: number) => travelFromPage(() => navigator.go(steps)),
      },
    }
  }, [outer])
  return <Navigation value={layered}>{children}</Navigation>
}
