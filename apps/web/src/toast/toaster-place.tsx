import { useSignals } from '@preact/signals-react/runtime'
import { Dispensable } from '../app/dispensable.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { messagesSaid } from './show-toast.ts'

// With what says the messages: the first of them may be that the server doesn't answer.
const { Part: StandingToaster } = lazyPart(async () => {
  const [{ StandingToaster }] = await Promise.all([
    import('./standing-toaster.tsx'),
    import('@kinfold/ui/toast'),
  ])
  return StandingToaster
}, 'at-rest')

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
