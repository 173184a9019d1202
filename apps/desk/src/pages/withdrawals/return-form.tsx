import { useReturnWithdrawal } from '@kinfold/api/operator/withdrawal/return-withdrawal'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { unpaidWithdrawalNews } from '@kinfold/contract/operator/withdrawal/unpaid-withdrawal-news'
import { bankReasons } from '../../queue/bank-reasons.ts'
import { ReasonForm } from '../../queue/reason-form.tsx'
import { unpaidAbout } from '../../queue/unpaid-about.ts'

type ReturnFormProps = {
  requested: RequestedWithdrawal
  onClose: () => void
  onReturned: () => void
}

/** The member's bank sent a payout back after all. */
export function ReturnForm({ requested, onClose, onReturned }: ReturnFormProps) {
  const { run, isRunning } = useReturnWithdrawal()
  const { withdrawal, member } = requested
  const about = unpaidAbout(withdrawal)
  return (
    <ReasonForm
      title="Why did it come back?"
      reasons={bankReasons}
      told={{
        reader: member.name,
        newsOf: reason => unpaidWithdrawalNews.returned({ ...about, reason }),
      }}
      action="It came back"
      isRunning={isRunning}
      seen={withdrawal.status}
      send={body => run({ params: { id: withdrawal.id }, body })}
      onClose={onClose}
      onSent={onReturned}
    />
  )
}
