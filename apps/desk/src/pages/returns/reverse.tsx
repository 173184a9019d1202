import { useReverseReturns } from '@kinfold/api/operator/returns/reverse-returns'
import type { ReturnsPosting } from '@kinfold/contract/operator/returns/returns-posting'
import { reversalWords } from '@kinfold/contract/operator/returns/reversal-words'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { Button } from '@kinfold/ui/button'
import { useRef, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { type CommonReason, ReasonForm } from '../../queue/reason-form.tsx'
import { periodText } from './period-text.ts'

const reasons: readonly CommonReason[] = [
  {
    label: 'Wrong figure',
    text: 'The figure that we posted was not the one of the fund’s statement.',
  },
  {
    label: 'Statement corrected',
    text: 'The fund has corrected its statement for this month.',
  },
  { label: 'Wrong plan', text: 'The result belonged to another plan.' },
]

/** Nothing that was posted is undone: a counter-posting, with a reason and by two people again, takes it back. */
export function Reverse({ posting }: { posting: ReturnsPosting }) {
  const { run, isRunning } = useReverseReturns()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useKeys({ r: () => setOpen(true) })
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (!isOpen)
    return (
      <Button
        ref={button}
        fullWidth
        variant="secondary"
        onClick={() => setOpen(true)}
        trailingIcon={<ButtonKey>r</ButtonKey>}
      >
        Take it back
      </Button>
    )
  return (
    <ReasonForm
      title="Why is it taken back?"
      reasons={reasons}
      told={{
        reader: 'After what it means for them, each member',
        newsOf: reason => ({
          title: reversalWords.title(planLabel(posting.plan), periodText(posting)),
          body: reversalWords.why(reason),
        }),
      }}
      action="Ask for approval"
      isRunning={isRunning}
      send={reason => run({ params: { id: posting.id }, body: { reason } })}
      onClose={close}
      onSent={close}
    />
  )
}
