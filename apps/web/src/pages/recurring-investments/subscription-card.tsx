import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { Card } from '@kinfold/ui/card'
import { CardPlate } from '@kinfold/ui/card-plate'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useMember } from '../../session/use-member.ts'
import { type AskedChange, SubscriptionActions } from './subscription-actions.tsx'
import { SubscriptionDates } from './subscription-dates.tsx'
import { SubscriptionSentence } from './subscription-sentence.tsx'
import { subscriptionStatusLooks } from './subscription-status-looks.ts'
import { SubscriptionTrouble } from './subscription-trouble.tsx'

type SubscriptionCardProps = {
  subscription: Subscription
  onAsk: (change: AskedChange) => void
}

/** One that goes on, or could: what it is, when it is charged, on which card, and what can be done with it. */
export function SubscriptionCard({ subscription, onAsk }: SubscriptionCardProps) {
  const { today } = useMember()
  const { status, card, currency, paid_currency } = subscription
  const { tone, label } = subscriptionStatusLooks[status]
  return (
    <Card
      title={<SubscriptionSentence subscription={subscription} />}
      footer={<SubscriptionActions subscription={subscription} onAsk={onAsk} />}
    >
      <div className="flex flex-col gap-5">
        <p>
          <StatusPill tone={tone}>{label}</StatusPill>
        </p>
        <SubscriptionTrouble subscription={subscription} />
        {status === 'pending' ? (
          <p className="text-body text-pretty text-ink-muted">
            It begins with its first payment, whose card is charged from then on.
          </p>
        ) : (
          <div className="grid grid-cols-1 items-center gap-5 lg:grid-cols-2">
            <SubscriptionDates subscription={subscription} />
            {card ? (
              <CardPlate
                brand={card.brand}
                lastFour={card.last4}
                expires={card.expires_on.slice(0, 7)}
                today={today}
                {...(currency !== paid_currency && {
                  note: 'Charged in naira, at the rate of the day.',
                })}
              />
            ) : null}
          </div>
        )}
      </div>
    </Card>
  )
}
