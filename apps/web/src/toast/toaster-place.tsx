import { useSignals } from '@preact/signals-react/runtime'
import { Dispensable } from '../app/dispensable.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { messagesSaid } from './show-toast.ts'

const { Part: StandingToaster } = lazyPart(
  () => import('./standing-toaster.tsx').then(module => module.StandingToaster),
  'at-rest',
)

/** The toaster comes with the first message; should its code not come, the next message asks for it again. */
export function ToasterPlace() {
  useSignals()
  if (messagesSaid.value === 0) return null
  return (
    <Dispensable attempt={messagesSaid.value}>
      <StandingToaster />
    </Dispensable>
  )
}
