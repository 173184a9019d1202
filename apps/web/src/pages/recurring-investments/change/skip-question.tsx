import { useSkipSubscription } from '@kinfold/api/subscription/skip-subscription'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { afterSkip } from '@kinfold/contract/subscription/charge-state'
import { Money } from '@kinfold/ui/money'
import { dayText } from '../../../day/day-text.ts'
import { QuestionModal } from '../../../form/question-modal.tsx'
import { useMember } from '../../../session/use-member.ts'
import type { ChangeModalProps } from './change-modal-props.ts'

/** Leaves out the charge that the member sees, and says which one is next then. */
export function SkipQuestion({ subscription, onClose }: ChangeModalProps) {
  const { id, currency, amount, last_charged_at } = subscription
  const { run } = useSkipSubscription()
  const { today } = useMember()
  const period_on = subscription.period_on ?? today
  const chargedOn = last_charged_at && dayInLagos(new Date(last_charged_at))
  const { next_charge_on } = afterSkip(subscription, subscription, { today, chargedOn })
  return (
    <QuestionModal
      title={`Skip the charge of ${dayText(period_on)}?`}
      description={
        <>
          <Money amount={moneyFromWire(currency, amount)} /> isn’t charged for it.
          {next_charge_on ? ` The next charge is on ${dayText(next_charge_on)}.` : ''}
        </>
      }
      yes="Skip it"
      variant="primary"
      act={() => run({ params: { id }, body: { period_on } })}
      onClose={onClose}
    />
  )
}
