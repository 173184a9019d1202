import { useSignals } from '@preact/signals-react/runtime'
import { lazyPart } from '../loading/lazy-part.tsx'
import { PartBoundary } from '../loading/part-boundary.tsx'
import { messagesShown } from './show-toast.ts'

// With what says the messages: the first of them may be that the server doesn't answer.
const { Part: ListeningToaster } = lazyPart(async () => {
  const [{ ListeningToaster }] = await Promise.all([
    import('./listening-toaster.tsx'),
    import('@kinfold/ui/toast'),
  ])
  return ListeningToaster
}, 'when-idle')

/** The toaster comes with the first message; should its code not come, the next message asks for it again. */
export function ToasterPlace() {
  useSignals()
  if (messagesShown.value === 0) return null
  return (
    <PartBoundary optional attempt={messagesShown.value}>
      <ListeningToaster />
    </PartBoundary>
  )
}
