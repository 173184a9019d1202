import { useApproveWithdrawal } from '@kinfold/api/operator/withdrawal/approve-withdrawal'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { RequestedWithdrawalDetail } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { useState } from 'react'
import { DecisionButtons } from '../../queue/decision-buttons.tsx'
import { Decided } from './decided.tsx'
import { RefuseForm } from './refuse-form.tsx'

type DecisionProps = { detail: RequestedWithdrawalDetail; onDecided: () => void }

/** Approve or refuse, or what was decided and by whom: also when somebody else was faster. */
export function Decision({ detail: { requested }, onDecided }: DecisionProps) {
  const { run, isRunning } = useApproveWithdrawal()
  const [message, setMessage] = useState<string>()
  const { id, status } = requested.withdrawal
  const approve = async () => {
    setMessage(undefined)
    const outcome = await run({ params: { id }, body: { seen: status } })
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    onDecided()
  }
  if (status !== 'pending')
    return (
      <div className="flex flex-col gap-3">
        <FormMessage>{message}</FormMessage>
        <Decided requested={requested} onDecided={onDecided} onTooLate={setMessage} />
      </div>
    )
  return (
    <DecisionButtons
      approveLabel="Approve"
      rejectLabel="Refuse"
      isApproving={isRunning}
      onApprove={approve}
      rejectForm={close => (
        <RefuseForm
          requested={requested}
          onClose={close}
          onRefused={onDecided}
          onTooLate={setMessage}
        />
      )}
      message={message}
    />
  )
}
