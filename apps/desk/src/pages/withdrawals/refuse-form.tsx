import { useRefuseWithdrawal } from '@kinfold/api/operator/withdrawal/refuse-withdrawal'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { unpaidWithdrawalNews } from '@kinfold/contract/operator/withdrawal/unpaid-withdrawal-news'
import { ReasonForm } from '../../queue/reason-form.tsx'
import { unpaidAbout } from '../../queue/unpaid-about.ts'
import { refuseReasons } from './reasons.ts'

type RefuseFormProps = {
  requested: RequestedWithdrawal
  onClose: () => void
  onRefused: () => void
}

export function RefuseForm({ requested, onClose, onRefused }: RefuseFormProps) {
  const { run, isRunning } = useRefuseWithdrawal()
  const { withdrawal, member } = requested
  const about = unpaidAbout(withdrawal)
  return (
    <ReasonForm
      title="Why is it refused?"
      reasons={refuseReasons}
      told={{
        reader: member.name,
        newsOf: reason => unpaidWithdrawalNews.refused({ ...about, reason }),
      }}
      action="Refuse"
      isRunning={isRunning}
      seen={withdrawal.status}
      send={body => run({ params: { id: withdrawal.id }, body })}
      onClose={onClose}
      onSent={onRefused}
    />
  )
}
