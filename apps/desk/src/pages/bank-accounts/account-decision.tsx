import { useApproveBankAccount } from '@kinfold/api/operator/bank-account/approve-bank-account'
import { useRefuseBankAccount } from '@kinfold/api/operator/bank-account/refuse-bank-account'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { BankAccountToCheck } from '@kinfold/contract/operator/bank-account/bank-account-check'
import { refusedAccountNews } from '@kinfold/contract/operator/bank-account/refused-account-news'
import { useState } from 'react'
import { DecisionButtons } from '../../queue/decision-buttons.tsx'
import { ReasonForm } from '../../queue/reason-form.tsx'
import { refuseReasons } from './choices.ts'

type AccountDecisionProps = { one: BankAccountToCheck; onDecided: () => void }

/** Payouts may go there, or they may not, with a reason that the member reads; or what another decided first. */
export function AccountDecision({ one, onDecided }: AccountDecisionProps) {
  const approve = useApproveBankAccount()
  const refuse = useRefuseBankAccount()
  const [message, setMessage] = useState<string>()
  const { id, member, account, status } = one
  const params = { id }
  if (status !== 'waiting')
    return (
      <div className="flex flex-col gap-3">
        <FormMessage>{message}</FormMessage>
        <p className="text-small text-pretty text-ink-muted">
          {status === 'approved'
            ? 'Payouts go there. It is looked at again when the member changes it.'
            : 'Nothing is left to do until the member enters another.'}
        </p>
      </div>
    )
  const onApprove = async () => {
    setMessage(undefined)
    const outcome = await approve.run({ params, body: { seen: status } })
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    onDecided()
  }
  const { bank_name: bankName, account_number } = account
  return (
    <DecisionButtons
      approveLabel="Approve"
      rejectLabel="Refuse"
      isApproving={approve.isRunning}
      onApprove={onApprove}
      rejectForm={close => (
        <ReasonForm
          title="Why can’t it be paid to?"
          reasons={refuseReasons}
          told={{
            reader: member.name,
            newsOf: reason =>
              refusedAccountNews({ bankName, last4: account_number.slice(-4), reason }),
          }}
          action="Refuse"
          isRunning={refuse.isRunning}
          seen={status}
          send={body => refuse.run({ params, body })}
          onClose={close}
          onSent={onDecided}
          onTooLate={setMessage}
        />
      )}
      message={message}
    />
  )
}
