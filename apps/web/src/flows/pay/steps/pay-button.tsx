import { showToast } from '@kinfold/app/toast/show-toast'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { Button } from '@kinfold/ui/button'
import { Money } from '@kinfold/ui/money'
import { type MouseEvent, useRef } from 'react'
import type { Choice } from '../choice/use-choice.ts'
import type { PayStep } from './pay-steps.ts'

type PayButtonProps = {
  form: string
  step: PayStep
  choice: Choice
  isQuoteOver: boolean
  isBusy: boolean
  isAnswered: boolean
}

const doubleClick = 'We took that for a double click. Please press once more.'

/** The one button that goes on; the last one names the sum. */
export function PayButton({ form, step, choice, isQuoteOver, isBusy, isAnswered }: PayButtonProps) {
  const pressedIn = useRef(step)
  const press = (event: MouseEvent) => {
    const pressedBefore = pressedIn.current
    pressedIn.current = step
    if (event.detail <= 1) return
    // The second press of a double click was meant for the step before.
    event.preventDefault()
    if (pressedBefore !== step && step !== 'way') void showToast('message', doubleClick)
  }
  const isWaiting = !isAnswered && (step === 'review' || step === 'details')
  return (
    <Button type="submit" form={form} loading={isBusy} disabled={isWaiting} onClick={press}>
      <Words step={step} choice={choice} isQuoteOver={isQuoteOver} />
    </Button>
  )
}

function Words({
  step,
  choice,
  isQuoteOver,
}: Pick<PayButtonProps, 'step' | 'choice' | 'isQuoteOver'>) {
  if (step === 'details') return 'I have sent it'
  if (step === 'receipt') return 'Send the receipt'
  if (step !== 'review') return 'Continue'
  if (choice.draft.unanswered) return 'Ask again'
  if (isQuoteOver) return 'See the new total'
  if (!choice.quote) return 'Pay'
  return (
    <span>
      Pay <Money alwaysShown amount={fromWireMoney(choice.quote.answer.total)} />
    </span>
  )
}
