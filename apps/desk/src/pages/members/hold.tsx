import { useReinstateMember } from '@kinfold/api/operator/member/reinstate-member'
import { useSuspendMember } from '@kinfold/api/operator/member/suspend-member'
import type { Customer } from '@kinfold/contract/account/customer'
import { errorCatalogue } from '@kinfold/contract/errors/error-catalogue'
import { ReasonButton } from '../../queue/reason-button.tsx'
import { ReasonForm } from '../../queue/reason-form.tsx'

const whySuspend = [
  { label: 'They asked', text: 'The member asked for it.' },
  { label: 'Break-in', text: 'Somebody else may have got into the account.' },
  { label: 'Being checked', text: 'We are looking into movements of the account.' },
]
const whyReinstate = [
  { label: 'Settled', text: 'It is settled; the account is the member’s again.' },
  { label: 'By mistake', text: 'It was put on hold by mistake.' },
]

const atSignIn = () => ({
  title: 'When they sign in',
  body: errorCatalogue.account_suspended.sentence,
})

type HoldProps = { customer: Pick<Customer, 'id' | 'status'>; name: string }

/** Puts a member on hold, or ends it. R asks for the reason of a hold, A for that of its end. */
export function Hold({ customer: { id, status }, name }: HoldProps) {
  const suspend = useSuspendMember()
  const reinstate = useReinstateMember()
  const isOnHold = status === 'suspended'
  const { run, isRunning } = isOnHold ? reinstate : suspend
  const formOf = (close: () => void) => ({
    isRunning,
    seen: status,
    send: (body: { reason: string; seen: typeof status }) => run({ params: { id }, body }),
    onClose: close,
    onSent: close,
  })
  return (
    <ReasonButton
      label={isOnHold ? 'End the hold' : 'Put on hold'}
      letter={isOnHold ? 'a' : 'r'}
      variant={isOnHold ? 'primary' : 'secondary'}
    >
      {close =>
        isOnHold ? (
          <ReasonForm
            key={status}
            title={`Why does the hold on ${name} end?`}
            reasons={whyReinstate}
            effect="They can sign in again at once. The reason stays in the operators’ log."
            action="End it"
            isGrave={false}
            {...formOf(close)}
          />
        ) : (
          <ReasonForm
            key={status}
            title={`Why is ${name} put on hold?`}
            reasons={whySuspend}
            told={{ reader: name, newsOf: atSignIn }}
            effect="They are signed out everywhere at once. The reason stays in the operators’ log."
            action="Put on hold"
            {...formOf(close)}
          />
        )
      }
    </ReasonButton>
  )
}
