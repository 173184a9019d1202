import { useRejectKycCase } from '@kinfold/api/operator/kyc/reject-kyc-case'
import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { stateOfCase } from '@kinfold/contract/operator/kyc/kyc-case-state'
import { kycNews } from '@kinfold/contract/operator/kyc/kyc-news'
import { ReasonForm } from '../../queue/reason-form.tsx'
import { rejectReasons } from './reject-reasons.ts'

type RejectFormProps = {
  about: KycCase
  onClose: () => void
  onRejected: () => void
}

export function RejectForm({ about, onClose, onRejected }: RejectFormProps) {
  const { run, isRunning } = useRejectKycCase()
  return (
    <ReasonForm
      title="Why is it sent back?"
      reasons={rejectReasons(about.kind)}
      told={{ reader: about.member.name, newsOf: reason => kycNews(about.kind, reason) }}
      action="Send back"
      isRunning={isRunning}
      seen={stateOfCase(about)}
      send={body => run({ params: { id: about.id }, body })}
      onClose={onClose}
      onSent={onRejected}
    />
  )
}
