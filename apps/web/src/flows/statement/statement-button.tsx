import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { Button } from '@kinfold/ui/button'
import { type ReactNode, startTransition, useState } from 'react'

const { Part: StatementModal } = lazyPart(
  () => import('./statement-modal.tsx').then(module => module.StatementModal),
  'when-idle',
)

type StatementButtonProps = {
  wallet: Wallet
  /** Says whose statement, where there are several. */
  children?: ReactNode
}

/** The way to a wallet's statement: first it asks for which days. */
export function StatementButton({ wallet, children = 'Get a statement' }: StatementButtonProps) {
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
        {children}
      </Button>
      <PartBoundary onMissing={close}>
        {isAsked ? <StatementModal wallet={wallet} onClose={close} /> : null}
      </PartBoundary>
    </>
  )
}
