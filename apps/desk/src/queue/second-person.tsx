import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { Button } from '@kinfold/ui/button'
import { useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { ButtonKey } from './button-key.tsx'
import type { CallOutcome } from './call-outcome.ts'
import { sayFailure } from './say-failure.ts'

type Step = {
  readonly run: () => Promise<CallOutcome>
  readonly isRunning: boolean
}

type SecondPersonProps = {
  /** On the button: "Release", "Post". */
  label: string
  /** What is taken from members, not given. */
  isGrave?: boolean
  /** Undefined where somebody else has to do it. */
  approve: Step | undefined
  /** Why it is somebody else's. */
  whyNot: string
  /** Undefined where the role is missing. */
  discard: Step | undefined
  discardLabel?: string
}

/** What one prepared, carried out by another or thrown away. One letter finds a button and Enter presses it. */
export function SecondPerson(props: SecondPersonProps) {
  const { label, isGrave, approve, whyNot, discard, discardLabel = 'Discard' } = props
  const [message, setMessage] = useState<string>()
  const approveButton = useRef<HTMLButtonElement>(null)
  const discardButton = useRef<HTMLButtonElement>(null)
  useKeys({ a: () => approveButton.current?.focus(), r: () => discardButton.current?.focus() })
  const carryOut = async ({ run }: Step) => {
    setMessage(undefined)
    const outcome = await run()
    if (!outcome.ok) return sayFailure(outcome, setMessage)
    void showToast('success', outcome.message)
  }
  return (
    <div className="flex flex-col gap-3">
      <FormMessage>{message}</FormMessage>
      {approve ? null : <p className="text-small text-pretty text-ink-muted">{whyNot}</p>}
      <div className={approve && discard ? 'grid grid-cols-2 gap-3' : 'grid'}>
        {approve ? (
          <Button
            ref={approveButton}
            variant={isGrave ? 'danger' : 'primary'}
            className="px-3!"
            loading={approve.isRunning}
            onClick={() => carryOut(approve)}
            trailingIcon={<ButtonKey>a</ButtonKey>}
          >
            {label}
          </Button>
        ) : null}
        {discard ? (
          <Button
            ref={discardButton}
            variant="secondary"
            className="px-3!"
            loading={discard.isRunning}
            onClick={() => carryOut(discard)}
            trailingIcon={<ButtonKey>r</ButtonKey>}
          >
            {discardLabel}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
