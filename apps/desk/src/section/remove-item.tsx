import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { Button } from '@kinfold/ui/button'
import { useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { ButtonKey } from '../queue/button-key.tsx'
import type { CallOutcome } from '../queue/call-outcome.ts'
import { AskFirst } from './ask-first.tsx'

type RemoveItemProps = {
  /** On the button: "Remove this question". */
  label: string
  /** What follows from it. */
  effect: string
  isRunning: boolean
  run: () => Promise<CallOutcome>
  onGone: () => void
}

/** Takes a thing off its list for good. R finds the button; it is asked once more. */
export function RemoveItem({ label, effect, isRunning, run, onGone }: RemoveItemProps) {
  const [isAsked, setAsked] = useState(false)
  const [message, setMessage] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  useKeys({ r: () => button.current?.focus() })
  const remove = async () => {
    setMessage(undefined)
    const outcome = await run()
    setAsked(false)
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    onGone()
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      <FormMessage>{message}</FormMessage>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        className="self-start"
        onClick={() => setAsked(true)}
        trailingIcon={<ButtonKey>r</ButtonKey>}
      >
        {label}
      </Button>
      {isAsked ? (
        <AskFirst
          title={`${label}?`}
          text={effect}
          yes="Remove it"
          isGrave
          isSending={isRunning}
          onYes={remove}
          onNo={() => setAsked(false)}
        />
      ) : null}
    </div>
  )
}
