import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { Button } from '@kinfold/ui/button'
import { StatusPill } from '@kinfold/ui/status-pill'
import { type ReactNode, useState } from 'react'
import { momentText } from '../../day/day-text.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { withdrawalLooks } from '../../queue/withdrawal-looks.ts'
import { RefuseForm } from './refuse-form.tsx'
import { ReturnForm } from './return-form.tsx'
import { WhoSaidSo } from './who-said-so.tsx'

type DecidedProps = {
  requested: RequestedWithdrawal
  onDecided: () => void
}

/** What became of a withdrawal and who decided, and what can still be said about it. */
export function Decided({ requested, onDecided }: DecidedProps) {
  const { withdrawal, decided_by, batch_id } = requested
  const { status, decided_at, paid_at, returned_at, failure_reason } = withdrawal
  const { tone, label } = withdrawalLooks[status]
  const wasApproved = batch_id !== null || status === 'approved'
  return (
    <>
      <div className="flex flex-col gap-2 text-small">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusPill tone={tone}>{label}</StatusPill>
          <span className="text-ink-muted">
            {decided_by ? `${wasApproved ? 'Approved' : 'Decided'} by ${decided_by.name}` : ''}
            {decided_by && decided_at ? ` on ${momentText(decided_at)}` : ''}
          </span>
        </div>
        {paid_at ? <p className="text-ink-muted">Paid on {momentText(paid_at)}</p> : null}
        {returned_at ? (
          <p className="text-ink-muted">Sent back on {momentText(returned_at)}</p>
        ) : null}
        {failure_reason ? <p className="text-ink">“{failure_reason}”</p> : null}
        <WhoSaidSo requested={requested} />
      </div>
      {status === 'approved' ? (
        <AfterAll label="Refuse after all">
          {close => <RefuseForm requested={requested} onClose={close} onRefused={onDecided} />}
        </AfterAll>
      ) : null}
      {status === 'paid' ? (
        <AfterAll label="The bank sent it back">
          {close => <ReturnForm requested={requested} onClose={close} onReturned={close} />}
        </AfterAll>
      ) : null}
    </>
  )
}

type AfterAllProps = { label: string; children: (close: () => void) => ReactNode }

function AfterAll({ label, children }: AfterAllProps) {
  const [isOpen, setOpen] = useState(false)
  useKeys({ r: () => setOpen(true) })
  if (isOpen) return children(() => setOpen(false))
  return (
    <Button
      variant="secondary"
      onClick={() => setOpen(true)}
      trailingIcon={<ButtonKey>r</ButtonKey>}
    >
      {label}
    </Button>
  )
}
