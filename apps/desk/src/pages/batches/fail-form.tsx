import { useSettlePayoutBatch } from '@kinfold/api/operator/payout-batch/settle-payout-batch'
import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { unpaidWithdrawalNews } from '@kinfold/contract/operator/withdrawal/unpaid-withdrawal-news'
import { bankReasons } from '../../queue/bank-reasons.ts'
import { ReasonForm } from '../../queue/reason-form.tsx'
import { unpaidAbout } from '../../queue/unpaid-about.ts'

type FailFormProps = {
  batch: PayoutBatch
  chosen: readonly RequestedWithdrawal[]
  onClose: () => void
  onSent: () => void
}

/** Why the bank didn't pay the chosen ones: one reason for all of them, shown as the first of them reads it. */
export function FailForm({ batch, chosen, onClose, onSent }: FailFormProps) {
  const { run, isRunning } = useSettlePayoutBatch()
  const [first, ...others] = chosen
  if (!first) return null
  const about = unpaidAbout(first.withdrawal)
  const send = ({ reason, seen }: { reason: string; seen: PayoutBatch['status'] }) =>
    run({
      params: { id: batch.id },
      body: {
        seen,
        outcomes: chosen.map(({ withdrawal }) => ({
          withdrawal_id: withdrawal.id,
          outcome: 'failed',
          reason,
        })),
      },
    })
  return (
    <ReasonForm
      title="Why did it fail?"
      reasons={bankReasons}
      told={{
        reader: first.member.name + othersText(others.length),
        newsOf: reason => unpaidWithdrawalNews.failed({ ...about, reason }),
      }}
      action="Failed"
      isRunning={isRunning}
      seen={batch.status}
      send={send}
      onClose={onClose}
      onSent={onSent}
    />
  )
}

function othersText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ', and one more alike,' : `, and ${count} more alike,`
}
