import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import type { TransferDetail } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { paymentMachine } from '@kinfold/contract/payment/payment-status'
import { canMove } from '@kinfold/contract/status/status-machine'
import { Button } from '@kinfold/ui/button'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useRef, useState } from 'react'
import { dayText, momentText } from '../../day/day-text.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { statusWords } from './choices.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { RejectForm } from './reject-form.tsx'

type TransferDecisionProps = { detail: TransferDetail; onDecided: () => void }

/** Confirm or reject, or what was decided and by whom. */
export function TransferDecision({ detail, onDecided }: TransferDecisionProps) {
  const { transfer } = detail
  const [open, setOpen] = useState<'confirm' | 'reject'>()
  const lastPressed = useRef<HTMLButtonElement>(null)
  // What came and could not be given to its member waits among the unmatched money.
  const isParked = transfer.received !== null && transfer.status !== 'succeeded'
  const canBe = (to: 'succeeded' | 'failed') =>
    !isParked && canMove(paymentMachine, transfer.status, to, 'operator')
  const mayConfirm = canBe('succeeded')
  const mayReject = canBe('failed')
  useKeys({
    ...(mayConfirm && { a: () => setOpen('confirm') }),
    ...(mayReject && { r: () => setOpen('reject') }),
  })
  const giveUp = () => {
    setOpen(undefined)
    requestAnimationFrame(() => lastPressed.current?.focus())
  }
  if (open === 'confirm' && mayConfirm)
    return <ConfirmForm detail={detail} onClose={giveUp} onConfirmed={onDecided} />
  if (open === 'reject' && mayReject)
    return <RejectForm transfer={transfer} onClose={giveUp} onRejected={onDecided} />
  return (
    <div className="flex flex-col gap-3">
      {mayReject ? null : <Decided transfer={transfer} isParked={isParked} />}
      {mayReject ? (
        <div className="grid grid-cols-2 gap-3">
          <Button
            ref={lastPressed}
            className="px-3!"
            onClick={() => setOpen('confirm')}
            trailingIcon={<ButtonKey>a</ButtonKey>}
          >
            Confirm
          </Button>
          <Button
            variant="secondary"
            className="px-3!"
            onClick={() => setOpen('reject')}
            trailingIcon={<ButtonKey>r</ButtonKey>}
          >
            Reject
          </Button>
        </div>
      ) : null}
      {mayConfirm && !mayReject ? (
        <Button
          ref={lastPressed}
          variant="secondary"
          className="px-3!"
          onClick={() => setOpen('confirm')}
          trailingIcon={<ButtonKey>a</ButtonKey>}
        >
          It arrived after all
        </Button>
      ) : null}
    </div>
  )
}

const tones = { succeeded: 'success', failed: 'danger' } as const

function Decided({ transfer, isParked }: { transfer: ExpectedTransfer; isParked: boolean }) {
  const { status, decided_at, decided_by, received, received_on, bank_reference, reason } = transfer
  const tone = status === 'succeeded' || status === 'failed' ? tones[status] : 'neutral'
  return (
    <div className="flex flex-col gap-2 text-small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusPill tone={isParked ? 'warning' : tone}>
          {isParked ? 'Arrived, and set aside' : statusWords[status]}
        </StatusPill>
        <span className="text-ink-muted">
          {decided_by ? `by ${decided_by.name}` : ''}
          {decided_at ? ` on ${momentText(decided_at)}` : ''}
        </span>
      </div>
      {received ? (
        <p className="text-ink">
          {formatMoney(fromWireMoney(received))} arrived
          {received_on ? ` on ${dayText(received_on)}` : ''}
          {bank_reference ? `, as ${bank_reference} on the statement` : ''}.
        </p>
      ) : null}
      {isParked ? (
        <p className="text-ink">
          Its member can’t hold this currency. It waits among the unmatched money.
        </p>
      ) : null}
      {reason ? <p className="text-ink">“{reason}”</p> : null}
    </div>
  )
}
