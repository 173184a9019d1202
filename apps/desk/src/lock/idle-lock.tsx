import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { leaveLocked, lockDesk, lockReason } from '../session/desk-lock.ts'
import { LockHost } from './lock-host.tsx'
import { watchIdle } from './watch-idle.ts'

const { Part: LockScreen } = lazyPart(
  () => import('./lock-screen.tsx').then(module => module.LockScreen),
  'when-idle',
)

/** Locks the desk once nobody is there, and stands before it until the same operator has signed in again. */
export function IdleLock() {
  useSignals()
  const reason = lockReason.value
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (reason) return
    return watchIdle(() => lockDesk('idle'))
  }, [reason])
  if (!reason) return null
  return (
    <LockHost>
      <PartBoundary onMissing={leaveLocked}>
        {/* Others have worked meanwhile: whatever is shown is read again. */}
        <LockScreen reason={reason} onOpen={() => void mutate(() => true)} />
      </PartBoundary>
    </LockHost>
  )
}
