import { useApproveBankAccount } from '@kinfold/api/operator/bank-account/approve-bank-account'
import { useRefuseBankAccount } from '@kinfold/api/operator/bank-account/refuse-bank-account'
import type { BankAccountToCheck } from '@kinfold/contract/operator/bank-account/bank-account-check'
import { refusedAccountNews } from '@kinfold/contract/operator/bank-account/refused-account-news'
import { DecisionButtons } from '../../queue/decision-buttons.tsx'
import { ReasonForm } from '../../queue/reason-form.tsx'
import { refuseReasons } from './choices.ts'

type AccountDecisionProps = { one: BankAccountToCheck; onDecided: () => void }

/** Payouts may go there, or they may not, with a reason that the member reads; or what another decided first. */
export function AccountDecision({ one, onDecided }: AccountDecisionProps) {
  const approve = useApproveBankAccount()
  const refuse = useRefuseBankAccount()
  const { id, member, account, status } = one
  const params = { id }
  if (status !== 'waiting')
    return (
      <p className="text-small text-pretty text-ink-muted">
        {status === 'approved'
          ? 'Payouts go there. It is looked at again when the member changes it.'
          : 'Nothing is left to do until the member enters another.'}
      </p>
    )
  const { bank_name: bankName, account_number } = account
  return (
    <DecisionButtons
      approveLabel="Approve"
      rejectLabel="Refuse"
      isApproving={approve.isRunning}
      approve={() => approve.run({ params, body: { seen: status } })}
      onApproved={onDecided}
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
        />
      )}
    />
  )
}
