import { useRenewSubscriptionCard } from '@kinfold/api/subscription/renew-subscription-card'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { periodToPay } from '@kinfold/contract/subscription/charge-state'
import { leaveFromPage } from '@kinfold/ui/layer-history'
import { Money } from '@kinfold/ui/money'
import { pathTo } from '../../../address/paths.ts'
import { useAction } from '../../../address/use-action.ts'
import { dayText } from '../../../day/day-text.ts'
import { QuestionModal } from '../../../form/question-modal.tsx'
import { useMember } from '../../../session/use-member.ts'
import type { ChangeModalProps } from './change-modal-props.ts'

/** A new card comes with a payment: it pays the charge that is due next, and is charged from then on. */
export function NewCardQuestion({ subscription, onClose }: ChangeModalProps) {
  const { id, currency, paid_currency, amount } = subscription
  const { run } = useRenewSubscriptionCard()
  const { today } = useMember()
  const { follow } = useAction()
  return (
    <QuestionModal
      title="Use another card?"
      description={
        <>
          With it you pay <Money amount={moneyFromWire(currency, amount)} /> and the processing
          charge now, for {dayText(periodToPay(subscription, subscription, today))}
          {currency === paid_currency ? '' : ', in naira at the rate of the day'}. That card is
          charged from then on.
        </>
      }
      yes="Go to the payment page"
      no="Not now"
      variant="primary"
      act={() => run({ params: { id }, body: { redirect_url: pathTo.recurringPayment() } })}
      onClose={onClose}
      onDone={({ payment_id, payment_link }) => {
        onClose()
        follow(payment_id)
        if (payment_link) leaveFromPage(payment_link)
      }}
    />
  )
}
