import { useApproveKycCase } from '@kinfold/api/operator/kyc/approve-kyc-case'
import type { KycCaseDetail } from '@kinfold/contract/operator/kyc/get-kyc-case'
import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { stateOfCase } from '@kinfold/contract/operator/kyc/kyc-case-state'
import { StatusPill } from '@kinfold/ui/status-pill'
import { momentText } from '../../day/day-text.ts'
import { DecisionButtons } from '../../queue/decision-buttons.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { RejectForm } from './reject-form.tsx'
import { TakeBack } from './take-back.tsx'

type DecisionProps = { detail: KycCaseDetail; onDecided: () => void }

/** Approve or reject, or what was decided and by whom: also when somebody else was faster. */
export function Decision({ detail, onDecided }: DecisionProps) {
  const { status, decided_at, rejection_reason } = detail.kyc_case
  const by = decidersOf(detail.kyc_case)
  if (status === 'submitted') return <Buttons detail={detail} onDecided={onDecided} />
  return (
    <div className="flex flex-col gap-2 text-small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusPill tone={status === 'approved' ? 'success' : 'danger'}>
          {status === 'approved' ? 'Approved' : 'Rejected'}
        </StatusPill>
        <span className="text-ink-muted">
          {by === '' ? '' : `by ${by}`}
          {decided_at ? ` on ${momentText(decided_at)}` : ''}
        </span>
      </div>
      {rejection_reason ? <p className="text-ink">“{rejection_reason}”</p> : null}
      {status === 'approved' ? <TakeBack about={detail.kyc_case} /> : null}
    </div>
  )
}

/** Both, where it took two. */
function decidersOf({ status, first_approved_by, take_back, decided_by }: KycCase): string {
  const first = status === 'approved' ? first_approved_by : take_back?.by
  return [first, decided_by].flatMap(each => each?.name ?? []).join(' and ')
}

function Buttons({ detail, onDecided }: DecisionProps) {
  const { kyc_case: about, customer } = detail
  const { run, isRunning } = useApproveKycCase()
  const { operator_id } = useOperator()
  const isFirst = customer.pep && about.first_approved_by === null
  const isOwn = about.first_approved_by?.id === operator_id
  return (
    <DecisionButtons
      approveLabel={isFirst ? 'Approve first' : 'Approve'}
      rejectLabel="Reject"
      isApproving={isRunning}
      approve={() => run({ params: { id: about.id }, body: { seen: stateOfCase(about) } })}
      onApproved={onDecided}
      whyNot={isOwn ? 'You approved it first, so another reviewer decides.' : undefined}
      rejectForm={close => <RejectForm about={about} onClose={close} onRejected={onDecided} />}
    />
  )
}
