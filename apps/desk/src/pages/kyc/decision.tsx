import { useApproveKycCase } from '@kinfold/api/operator/kyc/approve-kyc-case'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { KycCaseDetail } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useState } from 'react'
import { momentText } from '../../day/day-text.ts'
import { DecisionButtons } from '../../queue/decision-buttons.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { RejectForm } from './reject-form.tsx'

type DecisionProps = { detail: KycCaseDetail; onDecided: () => void }

/** Approve or reject, or what was decided and by whom. */
export function Decision({ detail, onDecided }: DecisionProps) {
  const { status, decided_at, decided_by, rejection_reason } = detail.kyc_case
  if (status === 'submitted') return <Buttons detail={detail} onDecided={onDecided} />
  return (
    <div className="flex flex-col gap-2 text-small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusPill tone={status === 'approved' ? 'success' : 'danger'}>
          {status === 'approved' ? 'Approved' : 'Rejected'}
        </StatusPill>
        <span className="text-ink-muted">
          {decided_by ? `by ${decided_by.name}` : ''}
          {decided_at ? ` on ${momentText(decided_at)}` : ''}
        </span>
      </div>
      {rejection_reason ? <p className="text-ink">“{rejection_reason}”</p> : null}
    </div>
  )
}

function Buttons({ detail, onDecided }: DecisionProps) {
  const { kyc_case: about, customer } = detail
  const { run, isRunning } = useApproveKycCase()
  const [message, setMessage] = useState<string>()
  const approve = async () => {
    setMessage(undefined)
    const outcome = await run({ params: { id: about.id } })
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    onDecided()
  }
  const { operator_id } = useOperator()
  const isFirst = customer.pep && about.first_approved_by === null
  const isOwn = about.first_approved_by?.id === operator_id
  return (
    <DecisionButtons
      approveLabel={isFirst ? 'Approve first' : 'Approve'}
      rejectLabel="Reject"
      isApproving={isRunning}
      onApprove={approve}
      whyNot={isOwn ? 'You approved it first, so another reviewer decides.' : undefined}
      rejectForm={close => <RejectForm about={about} onClose={close} onRejected={onDecided} />}
      message={message}
    />
  )
}
