import { useCancelWithdrawal } from '@kinfold/api/withdrawal/cancel-withdrawal'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import { Money } from '@kinfold/ui/money'
import { QuestionModal } from '../../form/question-modal.tsx'

type CancelWithdrawalModalProps = { withdrawal: Withdrawal; onClose: () => void }

export function CancelWithdrawalModal({ withdrawal, onClose }: CancelWithdrawalModalProps) {
  const { id, currency, amount, bank_name, account_number_last4 } = withdrawal
  const { run } = useCancelWithdrawal()
  return (
    <QuestionModal
      title="Cancel this withdrawal?"
      description={
        <>
          <Money amount={moneyFromWire(currency, amount)} /> won’t be paid to {bank_name}{' '}
          <span className="figures">••{account_number_last4}</span> and is available in your wallet
          again.
        </>
      }
      yes="Cancel the withdrawal"
      act={() => run({ params: { id } })}
      onClose={onClose}
    />
  )
}
