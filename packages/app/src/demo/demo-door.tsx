import type { DemoPerson } from '@kinfold/contract/demo/list-demo-people'
import { createContext, use, useEffect, useState } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'
import { PartBoundary } from '../loading/part-boundary.tsx'
import { whenIdle } from '../loading/when-idle.ts'
import type { DemoPeopleProps } from './demo-people.tsx'

const { Part: DemoPeople, preload } = lazyPart(() =>
  import('./demo-people.tsx').then(module => module.DemoPeople),
)

/** Before a page is rendered, or taken over, that has them from the start. */
export const preloadDemoPeople = preload

/** Whether the page asks for the demo club's people at all. */
export const AsksForDemo = createContext(false)

/** Those whom the page was served with. */
export const ServedDemoPeople = createContext<readonly DemoPerson[] | undefined>(undefined)

/**
 * Below a sign-in form: whoever a sandbox lets one be, from the first paint on where the page was served with them,
 * else once it is at rest. Nothing in a live club.
 */
export function DemoDoor(props: Omit<DemoPeopleProps, 'served'>) {
  const asks = use(AsksForDemo)
  const served = use(ServedDemoPeople)
  const [ready, setReady] = useState(served !== undefined)
  useEffect(() => (asks ? whenIdle(() => setReady(true)) : undefined), [asks])
  if (!ready) return null
  return (
    <PartBoundary optional>
      <DemoPeople {...props} served={served} />
    </PartBoundary>
  )
}
