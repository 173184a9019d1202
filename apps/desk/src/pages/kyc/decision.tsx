import { useApproveKycCase } from '@kinfold/api/operator/kyc/approve-kyc-case'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { KycCaseDetail } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { Button } from '@kinfold/ui/button'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useRef, useState } from 'react'
import { momentText } from '../../day/day-text.ts'
import { KeyCap } from '../../keys/key-cap.tsx'
import { useKeys } from '../../keys/use-keys.ts'
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
  const [isRejecting, setRejecting] = useState(false)
  const [message, setMessage] = useState<string>()
  const approveButton = useRef<HTMLButtonElement>(null)
  const rejectButton = useRef<HTMLButtonElement>(null)
  // One letter finds the button and Enter presses it: a slip of the hand decides nothing.
  useKeys({ a: () => approveButton.current?.focus(), r: () => setRejecting(true) })

  const approve = async () => {
    setMessage(undefined)
    const outcome = await run({ params: { id: about.id } })
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    onDecided()
  }
  const giveUp = () => {
    setRejecting(false)
    requestAnimationFrame(() => rejectButton.current?.focus())
  }
  if (isRejecting) return <RejectForm about={about} onClose={giveUp} onRejected={onDecided} />
  const isFirst = customer.pep && about.first_approved_by === null
  return (
    <div className="flex flex-col gap-3">
      <FormMessage>{message}</FormMessage>
      <div className="grid grid-cols-2 gap-3">
        <Button
          ref={approveButton}
          className="px-3!"
          loading={isRunning}
          onClick={approve}
          trailingIcon={<Key>a</Key>}
        >
          {isFirst ? 'Approve first' : 'Approve'}
        </Button>
        <Button
          ref={rejectButton}
          variant="secondary"
          className="px-3!"
          onClick={() => setRejecting(true)}
          trailingIcon={<Key>r</Key>}
        >
          Reject
        </Button>
      </div>
    </div>
  )
}

function Key({ children }: { children: string }) {
  return (
    <span aria-hidden className="pointer-coarse:hidden">
      <KeyCap>{children}</KeyCap>
    </span>
  )
}
