import { isInDashboard } from './is-in-dashboard.ts'
import { preloadPartsAtRest } from './lazy-part.tsx'
import { dashboardPages, preloadPage, publicPages } from './page-table.ts'
import { stillMoments } from './still-moments.ts'

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

// Ends at the first that doesn't come: the server is away, and the rest would be asked for in vain.
async function prefetch(pathname: string, stillMoment: () => Promise<void>): Promise<void> {
  const inside = isInDashboard(pathname)
  await stillMoment()
  if (!inside && !(await preloadPage('/dashboard/overview'))) return
  if (!(await preloadPartsAtRest(stillMoment))) return
  for (const { path } of inside ? dashboardPages : publicPages) {
    await stillMoment()
    if (!(await preloadPage(path))) return
  }
}

/** Where somebody may go from here, one after the other; not for whoever pays by the megabyte. */
export function prefetchWhenIdle(pathname: string): () => void {
  if (navigator.connection?.saveData) return () => {}
  const leaving = new AbortController()
  void prefetch(pathname, stillMoments(leaving.signal))
  return () => leaving.abort()
}
