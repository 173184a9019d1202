import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense } from 'react'
import { toasterWanted } from './show-toast.ts'

const StandingToaster = lazy(() =>
  import('./standing-toaster.tsx').then(module => ({ default: module.StandingToaster })),
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
