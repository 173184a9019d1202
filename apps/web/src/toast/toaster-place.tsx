import { useSignals } from '@preact/signals-react/runtime'
import { Suspense } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { toasterWanted } from './show-toast.ts'

const { Part: StandingToaster } = lazyPart(
  () => import('./standing-toaster.tsx').then(module => module.StandingToaster),
  'at-rest',
)

export function ToasterPlace() {
  useSignals()
  if (!toasterWanted.value) return null
  return (
    <Suspense>
      <StandingToaster />
    </Suspense>
  )
}
