import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { Button } from '@kinfold/ui/button'
import { type ReactNode, useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { ButtonKey } from './button-key.tsx'
import type { CallOutcome } from './call-outcome.ts'
import { sayFailure } from './say-failure.ts'

type DecisionButtonsProps = {
  approveLabel: string
  rejectLabel: string
  isApproving: boolean
  approve: () => Promise<CallOutcome>
  onApproved: () => void
  /** Said in the place of yes, where that is somebody else's to say. */
  whyNot?: string | undefined
  /** Takes the place of the buttons while a reason is given. */
  rejectForm: (close: () => void) => ReactNode
}

/** Yes or no to a case. One letter finds the button and Enter presses it: a slip of the hand decides nothing. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { approveLabel, rejectLabel, isApproving, whyNot, rejectForm } = props
  const [isRejecting, setRejecting] = useState(false)
  const [message, setMessage] = useState<string>()
  const approveButton = useRef<HTMLButtonElement>(null)
  const rejectButton = useRef<HTMLButtonElement>(null)
  useKeys({ a: () => approveButton.current?.focus(), r: () => setRejecting(true) })

  const approve = async () => {
    setMessage(undefined)
    const outcome = await props.approve()
    if (!outcome.ok) return sayFailure(outcome, setMessage)
    void showToast('success', outcome.message)
    props.onApproved()
  }
  const giveUp = () => {
    setRejecting(false)
    requestAnimationFrame(() => rejectButton.current?.focus())
  }
  if (isRejecting) return rejectForm(giveUp)
  return (
    <div className="flex flex-col gap-3">
      <FormMessage>{message}</FormMessage>
      {whyNot ? <p className="text-small text-pretty text-ink-muted">{whyNot}</p> : null}
      <div className={whyNot ? 'grid' : 'grid grid-cols-2 gap-3'}>
        {whyNot ? null : (
          <Button
            ref={approveButton}
            className="px-3!"
            loading={isApproving}
            onClick={approve}
            trailingIcon={<ButtonKey>a</ButtonKey>}
          >
            {approveLabel}
          </Button>
        )}
        <Button
          ref={rejectButton}
          variant="secondary"
          className="px-3!"
          onClick={() => setRejecting(true)}
          trailingIcon={<ButtonKey>r</ButtonKey>}
        >
          {rejectLabel}
        </Button>
      </div>
    </div>
  )
}
