import { createContext, use, useEffect, useState } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'
import { PartBoundary } from '../loading/part-boundary.tsx'
import { whenIdle } from '../loading/when-idle.ts'
import type { DemoPeopleProps } from './demo-people.tsx'

const { Part: DemoPeople } = lazyPart(() =>
  import('./demo-people.tsx').then(module => module.DemoPeople),
)

/** Whether the page asks for the demo club's people at all. */
export const AsksForDemo = createContext(false)

/** Below a sign-in form: once the page is at rest, whoever a sandbox lets one be. Nothing in a live club. */
export function DemoDoor(props: DemoPeopleProps) {
  const asks = use(AsksForDemo)
  const [ready, setReady] = useState(false)
  useEffect(() => (asks ? whenIdle(() => setReady(true)) : undefined), [asks])
  if (!ready) return null
  return (
    <PartBoundary optional>
      <DemoPeople {...props} />
    </PartBoundary>
  )
}
