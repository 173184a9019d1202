import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import type { ReactNode } from 'react'
import { useReceipt } from '../address/use-receipt.ts'

type ReceiptPlaceProps = { children: (id: string, onClose: () => void) => ReactNode }

/** Where the receipt that the address asks for opens over a page. */
export function ReceiptPlace({ children: receiptOf }: ReceiptPlaceProps) {
  const { id, close } = useReceipt()
  return (
    <PartBoundary onMissing={close} attempt={id}>
      {id === undefined ? null : receiptOf(id, close)}
    </PartBoundary>
  )
}
