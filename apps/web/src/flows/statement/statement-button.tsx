import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { Button } from '@kinfold/ui/button'
import { startTransition, useState } from 'react'

const { Part: StatementModal } = lazyPart(
  () => import('./statement-modal.tsx').then(module => module.StatementModal),
  'when-idle',
)

/** The way to a wallet's statement: first it asks for which days. */
export function StatementButton({ wallet }: { wallet: Wallet }) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setAsked(true))}
      >
        Get a statement
      </Button>
      <PartBoundary onMissing={close}>
        {isAsked ? <StatementModal wallet={wallet} onClose={close} /> : null}
      </PartBoundary>
    </>
  )
}
