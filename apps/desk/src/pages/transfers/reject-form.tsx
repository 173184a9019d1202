import { useRejectTransfer } from '@kinfold/api/operator/transfer/reject-transfer'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import { rejectionNews } from '@kinfold/contract/operator/transfer/rejection-news'
import { type CommonReason, ReasonForm } from '../../queue/reason-form.tsx'

const reasons: readonly CommonReason[] = [
  {
    label: 'Not arrived',
    text: 'We looked for it on our bank statement, and it has not arrived. Please ask your bank whether it was sent, or sent back to you.',
  },
  {
    label: 'Other receipt',
    text: 'The receipt is not of this transfer. Please announce it again, with the receipt of this one.',
  },
  {
    label: 'Can’t be read',
    text: 'The receipt can’t be read, and we found no transfer of this amount. Please announce it again, with a receipt that shows amount, day and reference.',
  },
  {
    label: 'Announced twice',
    text: 'You announced this transfer twice, and it arrived once. The other one is confirmed.',
  },
]

type RejectFormProps = {
  transfer: ExpectedTransfer
  onClose: () => void
  onRejected: () => void
}

export function RejectForm({ transfer, onClose, onRejected }: RejectFormProps) {
  const { run, isRunning } = useRejectTransfer()
  const { payment_id: id, reference, member } = transfer
  const expected = fromWireMoney(transfer.expected)
  return (
    <ReasonForm
      title="Why is it rejected?"
      reasons={reasons}
      told={{
        reader: member.name,
        newsOf: reason => rejectionNews(reference, expected, reason),
      }}
      action="Reject"
      isRunning={isRunning}
      seen={transfer.status}
      send={body => run({ params: { id }, body })}
      onClose={onClose}
      onSent={onRejected}
    />
  )
}
