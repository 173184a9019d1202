import { useCancelPayment } from '@kinfold/api/payment/cancel-payment'
import { showToast } from '@kinfold/app/toast/show-toast'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Payment } from '@kinfold/contract/payment/payment'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { Money } from '@kinfold/ui/money'
import { useState } from 'react'
import { FormMessage } from '../../form/form-message.tsx'
import { paidBy, paidFor } from './payment/payment-words.ts'

type CancelPaymentModalProps = { payment: Payment; onClose: () => void }

export function CancelPaymentModal({ payment, onClose }: CancelPaymentModalProps) {
  const { run, isRunning } = useCancelPayment()
  const [message, setMessage] = useState<string>()
  const cancel = async () => {
    setMessage(undefined)
    const outcome = await run({ params: { id: payment.id } })
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    onClose()
  }
  return (
    <Modal
      open
      title="Cancel this payment?"
      description={
        <>
          <Money amount={fromWireMoney(payment.amount)} /> {paidBy(payment)} to {paidFor(payment)}.
          Should money arrive after all, it goes to your wallet.
        </>
      }
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Keep it</Button>
          </ModalClose>
          <Button variant="danger" loading={isRunning} onClick={cancel}>
            Cancel the payment
          </Button>
        </>
      }
    >
      <FormMessage>{message}</FormMessage>
    </Modal>
  )
}
