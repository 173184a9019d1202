import { useApproveWithdrawal } from '@kinfold/api/operator/withdrawal/approve-withdrawal'
import type { RequestedWithdrawalDetail } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { DecisionButtons } from '../../queue/decision-buttons.tsx'
import { Decided } from './decided.tsx'
import { RefuseForm } from './refuse-form.tsx'

type DecisionProps = { detail: RequestedWithdrawalDetail; onDecided: () => void }

/** Approve or refuse, or what was decided and by whom: also when somebody else was faster. */
export function Decision({ detail: { requested }, onDecided }: DecisionProps) {
  const { run, isRunning } = useApproveWithdrawal()
  const { id, status } = requested.withdrawal
  if (status !== 'pending')
    return (
      <div className="flex flex-col gap-3">
        <Decided requested={requested} onDecided={onDecided} />
      </div>
    )
  return (
    <DecisionButtons
      approveLabel="Approve"
      rejectLabel="Refuse"
      isApproving={isRunning}
      approve={() => run({ params: { id }, body: { seen: status } })}
      onApproved={onDecided}
      rejectForm={close => (
        <RefuseForm requested={requested} onClose={close} onRefused={onDecided} />
      )}
    />
  )
}
