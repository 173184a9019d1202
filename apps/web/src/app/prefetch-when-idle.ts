import { fullStyles } from './full-styles.ts'
import { isInDashboard } from './is-in-dashboard.ts'
import { preloadPartsAtRest } from './lazy-part.tsx'
import { dashboardPages, preloadPage, publicPages } from './page-table.ts'
import { whenIdle } from './when-idle.ts'

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

// Ends at the first that doesn't come: the server is away, and the rest would be asked for in vain.
async function prefetch(pathname: string): Promise<void> {
  await fullStyles()
  const inside = isInDashboard(pathname)
  if (!inside && !(await preloadPage('/dashboard/overview'))) return
  if (!(await preloadPartsAtRest())) return
  for (const { path } of inside ? dashboardPages : publicPages)
    if (!(await preloadPage(path))) return
}

const settling = 1500

/** Where somebody may go from here, one after the other; not for whoever pays by the megabyte. */
export function prefetchWhenIdle(pathname: string): () => void {
  if (navigator.connection?.saveData) return () => {}
  let cancel = () => {}
  // What the page itself still asks for goes first.
  const timer = setTimeout(() => {
    cancel = whenIdle(() => {
      prefetch(pathname).catch(() => {})
    })
  }, settling)
  return () => {
    clearTimeout(timer)
    cancel()
  }
}
