import { idleMoments } from './idle-moments.ts'
import { preloadIdleParts } from './lazy-part.tsx'

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

type Prefetch = {
  /** Before the parts that a press may open. */
  readonly first: readonly string[]
  readonly later: readonly string[]
  /** Says whether the page's code came. */
  readonly preloadPage: (pathname: string) => Promise<boolean>
}

// Stops at the first failure: the server is away, and the rest would fail too.
async function prefetch(
  { first, later, preloadPage }: Prefetch,
  idleMoment: () => Promise<void>,
): Promise<void> {
  const pages = async (pathnames: readonly string[]) => {
    for (const pathname of pathnames) {
      await idleMoment()
      if (!(await preloadPage(pathname))) return false
    }
    return true
  }
  if (!(await pages(first))) return
  if (!(await preloadIdleParts(idleMoment))) return
  await pages(later)
}

/** Fetches the pages one can go to from here, one at a time; not where the browser asks to save data. */
export function prefetchWhenIdle(wanted: Prefetch): () => void {
  if (navigator.connection?.saveData) return () => {}
  const leaving = new AbortController()
  void prefetch(wanted, idleMoments(leaving.signal))
  return () => leaving.abort()
}
