import { useReinstateMember } from '@kinfold/api/operator/member/reinstate-member'
import { useSuspendMember } from '@kinfold/api/operator/member/suspend-member'
import type { Customer } from '@kinfold/contract/account/customer'
import { errorCatalogue } from '@kinfold/contract/errors/error-catalogue'
import { Button } from '@kinfold/ui/button'
import { useRef, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
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
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isOnHold = status === 'suspended'
  const key = isOnHold ? 'a' : 'r'
  useKeys({ [key]: () => setOpen(true) })
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (!isOpen)
    return (
      <Button
        ref={button}
        fullWidth
        variant={isOnHold ? 'primary' : 'secondary'}
        onClick={() => setOpen(true)}
        trailingIcon={<ButtonKey>{key}</ButtonKey>}
      >
        {isOnHold ? 'End the hold' : 'Put on hold'}
      </Button>
    )
  const { run, isRunning } = isOnHold ? reinstate : suspend
  const send = (reason: string) => run({ params: { id }, body: { reason } })
  return isOnHold ? (
    <ReasonForm
      title={`Why does the hold on ${name} end?`}
      reasons={whyReinstate}
      effect="They can sign in again at once. The reason stays in the operators’ log."
      action="End it"
      isGrave={false}
      isRunning={isRunning}
      send={send}
      onClose={close}
      onSent={close}
    />
  ) : (
    <ReasonForm
      title={`Why is ${name} put on hold?`}
      reasons={whySuspend}
      told={{ reader: name, newsOf: atSignIn }}
      effect="They are signed out everywhere at once. The reason stays in the operators’ log."
      action="Put on hold"
      isRunning={isRunning}
      send={send}
      onClose={close}
      onSent={close}
    />
  )
}
