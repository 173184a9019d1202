import { useCancelPayment } from '@kinfold/api/payment/cancel-payment'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Payment } from '@kinfold/contract/payment/payment'
import { Money } from '@kinfold/ui/money'
import { QuestionModal } from '../../form/question-modal.tsx'
import { paidBy, paidFor } from './payment/payment-words.ts'

type CancelPaymentModalProps = { payment: Payment; onClose: () => void }

export function CancelPaymentModal({ payment, onClose }: CancelPaymentModalProps) {
  const { run } = useCancelPayment()
  return (
    <QuestionModal
      title="Cancel this payment?"
      description={
        <>
          <Money amount={fromWireMoney(payment.amount)} /> {paidBy(payment)} to {paidFor(payment)}.
          Should money arrive after all, it goes to your wallet.
        </>
      }
      yes="Cancel the payment"
      act={() => run({ params: { id: payment.id } })}
      onClose={onClose}
    />
  )
}
