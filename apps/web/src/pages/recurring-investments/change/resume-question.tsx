import { useResumeSubscription } from '@kinfold/api/subscription/resume-subscription'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { Money } from '@kinfold/ui/money'
import { dayText } from '../../../day/day-text.ts'
import { QuestionModal } from '../../../form/question-modal.tsx'
import { useMember } from '../../../session/use-member.ts'
import { useDayWhenResumed } from '../subscription-dates.tsx'
import type { ChangeModalProps } from './change-modal-props.ts'

/** Goes on after a pause, or tries once more what failed. */
export function ResumeQuestion({ subscription, onClose }: ChangeModalProps) {
  const { id, status, currency, amount, card } = subscription
  const { run } = useResumeSubscription()
  const { today } = useMember()
  const day = useDayWhenResumed(subscription)
  const isTriedAgain = status === 'past_due'
  return (
    <QuestionModal
      title={isTriedAgain ? 'Try this card again?' : 'Resume this recurring contribution?'}
      description={
        <>
          <Money amount={moneyFromWire(currency, amount)} /> and the processing charge are taken
          {card ? (
            <>
              {' '}
              from your {card.brand} card <span className="figures">•••• {card.last4}</span>
            </>
          ) : null}{' '}
          {day === null || day === today ? 'today' : `on ${dayText(day)}`}.
        </>
      }
      yes={isTriedAgain ? 'Try again' : 'Resume it'}
      no="Not now"
      variant="primary"
      act={() => run({ params: { id } })}
      onClose={onClose}
    />
  )
}
