import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { startTransition, useState } from 'react'

const { Part: KycRequiredModal } = lazyPart(
  () => import('./kyc-required-modal.tsx').then(module => module.KycRequiredModal),
  'when-idle',
)

/** The dialog that says why a member may not contribute yet, and what opens it. */
export function useKycRequired() {
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return {
    ask: () => startTransition(() => setAsked(true)),
    dialog: (
      <PartBoundary onMissing={close}>
        {asked ? <KycRequiredModal onClose={close} /> : null}
      </PartBoundary>
    ),
  }
}
