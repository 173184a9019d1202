import { useCancelSubscription } from '@kinfold/api/subscription/cancel-subscription'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { Money } from '@kinfold/ui/money'
import { QuestionModal } from '../../../form/question-modal.tsx'
import type { ChangeModalProps } from './change-modal-props.ts'

export function EndQuestion({ subscription, onClose }: ChangeModalProps) {
  const { id, plan, currency, amount, card } = subscription
  const { run } = useCancelSubscription()
  return (
    <QuestionModal
      title="End this recurring contribution?"
      description={
        <>
          <Money amount={moneyFromWire(currency, amount)} /> to {planLabel(plan)} won’t be charged
          any more. What was paid stays in your portfolio
          {card ? ', and we forget your card' : ''}. It can’t be begun again; a new one can be set
          up at any time.
        </>
      }
      yes="End it"
      act={() => run({ params: { id } })}
      onClose={onClose}
    />
  )
}
