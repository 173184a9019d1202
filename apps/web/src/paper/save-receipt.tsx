import { usePaymentReceipt } from '@kinfold/api/payment/get-payment-receipt'
import type { Payment } from '@kinfold/contract/payment/payment'
import { SaveButton } from './save-button.tsx'

/** The receipt of a payment whose money has arrived, as a PDF. */
export function SaveReceipt({ payment: { id, reference } }: { payment: Payment }) {
  const { run } = usePaymentReceipt()
  return (
    <SaveButton fetchFile={() => run({ params: { id } })} fileName={`receipt-${reference}.pdf`}>
      Save the receipt
    </SaveButton>
  )
}
