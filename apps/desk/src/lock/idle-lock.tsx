import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { whenIdle } from '@kinfold/app/loading/when-idle'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { lockDesk, lockReason } from '../session/desk-lock.ts'
import { LockHost } from './lock-host.tsx'
import { watchIdle } from './watch-idle.ts'

const { Part: LockScreen, preload } = lazyPart(() =>
  import('./lock-screen.tsx').then(module => module.LockScreen),
)

const tryAgainMs = 5_000

/** Locks the desk once nobody is there, and stands before it until the same operator has signed in again. */
export function IdleLock() {
  useSignals()
  const reason = lockReason.value
  const { mutate } = useSWRConfig()
  // From the moment that the desk is seen.
  useLayoutEffect(() => {
    if (reason) return
    return watchIdle(() => lockDesk('idle'))
  }, [reason])
  // Before it is needed: there may be no network then.
  useEffect(() => whenIdle(() => void preload()), [])
  const [attempt, setAttempt] = useState(0)
  const tryAgain = () => void setTimeout(() => setAttempt(count => count + 1), tryAgainMs)
  if (!reason) return null
  return (
    <LockHost>
      <PartBoundary
        attempt={attempt}
        fallback={
          <p role="status" className="fixed inset-0 grid place-content-center bg-canvas text-ink">
            The desk is locked.
          </p>
        }
        onMissing={tryAgain}
      >
        {/* Others have worked meanwhile: whatever is shown is read again. */}
        <LockScreen reason={reason} onOpen={() => void mutate(() => true)} />
      </PartBoundary>
    </LockHost>
  )
}
