import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { ReceiptPlace } from './receipt-place.tsx'

const { Part: TransactionReceipt } = lazyPart(
  () => import('./transaction-receipt.tsx').then(module => module.TransactionReceipt),
  'when-idle',
)

/** For the lists of a wallet. */
export function TransactionReceiptPlace({ walletId }: { walletId: string | undefined }) {
  if (walletId === undefined) return null
  return (
    <ReceiptPlace>
      {(id, onClose) => <TransactionReceipt walletId={walletId} id={id} onClose={onClose} />}
    </ReceiptPlace>
  )
}
