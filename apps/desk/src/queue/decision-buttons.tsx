import { FormMessage } from '@kinfold/app/form/form-message'
import { Button } from '@kinfold/ui/button'
import { type ReactNode, useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { ButtonKey } from './button-key.tsx'

type DecisionButtonsProps = {
  approveLabel: string
  rejectLabel: string
  isApproving: boolean
  onApprove: () => void
  /** Said in the place of yes, where that is somebody else's to say. */
  whyNot?: string | undefined
  /** Takes the place of the buttons while a reason is given. */
  rejectForm: (close: () => void) => ReactNode
  /** What the server said to the last try. */
  message: string | undefined
}

/** Yes or no to a case. One letter finds the button and Enter presses it: a slip of the hand decides nothing. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { approveLabel, rejectLabel, isApproving, onApprove, whyNot, rejectForm, message } = props
  const [isRejecting, setRejecting] = useState(false)
  const approveButton = useRef<HTMLButtonElement>(null)
  const rejectButton = useRef<HTMLButtonElement>(null)
  useKeys({ a: () => approveButton.current?.focus(), r: () => setRejecting(true) })

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
            onClick={onApprove}
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
