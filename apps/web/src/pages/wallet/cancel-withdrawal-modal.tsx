import { useCancelWithdrawal } from '@kinfold/api/withdrawal/cancel-withdrawal'
import { showToast } from '@kinfold/app/toast/show-toast'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { Money } from '@kinfold/ui/money'
import { useState } from 'react'
import { FormMessage } from '../../form/form-message.tsx'

type CancelWithdrawalModalProps = { withdrawal: Withdrawal; onClose: () => void }

export function CancelWithdrawalModal({ withdrawal, onClose }: CancelWithdrawalModalProps) {
  const { id, currency, amount, bank_name, account_number_last4 } = withdrawal
  const { run, isRunning } = useCancelWithdrawal()
  const [message, setMessage] = useState<string>()
  const cancel = async () => {
    setMessage(undefined)
    const outcome = await run({ params: { id } })
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    onClose()
  }
  return (
    <Modal
      open
      title="Cancel this withdrawal?"
      description={
        <>
          <Money amount={moneyFromWire(currency, amount)} /> won’t be paid to {bank_name}{' '}
          <span className="figures">••{account_number_last4}</span> and is available in your wallet
          again.
        </>
      }
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Keep it</Button>
          </ModalClose>
          <Button variant="danger" loading={isRunning} onClick={cancel}>
            Cancel the withdrawal
          </Button>
        </>
      }
    >
      <FormMessage>{message}</FormMessage>
    </Modal>
  )
}
