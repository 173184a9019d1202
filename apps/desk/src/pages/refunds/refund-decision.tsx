import { useConfirmRefund } from '@kinfold/api/operator/refund/confirm-refund'
import { useDiscardRefund } from '@kinfold/api/operator/refund/discard-refund'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { SecondPerson } from '../../queue/second-person.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { canBeSettled } from './choices.ts'
import { SettleRefund } from './settle-refund.tsx'

/** Confirmed by another, settled by hand where no provider tells, or over. */
export function RefundDecision({ refund }: { refund: Refund }) {
  if (refund.status === 'proposed') return <Proposed refund={refund} />
  if (canBeSettled(refund)) return <SettleRefund refund={refund} />
  return (
    <p className="text-small text-ink-muted">
      {refund.status === 'sent'
        ? 'Its provider says what becomes of it.'
        : 'Nothing is left to do.'}
    </p>
  )
}

function Proposed({ refund }: { refund: Refund }) {
  const { operator_id } = useOperator()
  const confirm = useConfirmRefund()
  const discard = useDiscardRefund()
  const input = { params: { id: refund.id }, body: { seen: refund.status } }
  const isOwn = refund.proposed_by !== null && refund.proposed_by.id === operator_id
  return (
    <SecondPerson
      label="Confirm"
      approve={isOwn ? undefined : { run: () => confirm.run(input), isRunning: confirm.isRunning }}
      whyNot="You proposed this, so another approver confirms it."
      discard={{ run: () => discard.run(input), isRunning: discard.isRunning }}
    />
  )
}
