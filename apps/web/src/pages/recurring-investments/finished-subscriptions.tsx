import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { Card } from '@kinfold/ui/card'
import { Section } from '@kinfold/ui/section'
import { StatusPill } from '@kinfold/ui/status-pill'
import { dayText } from '../../day/day-text.ts'
import { SubscriptionSentence } from './subscription-sentence.tsx'
import { subscriptionStatusLooks } from './subscription-status-looks.ts'

/** Those that are charged no more. What they built stays in their portfolios. */
export function FinishedSubscriptions({
  subscriptions,
}: {
  subscriptions: readonly Subscription[]
}) {
  return (
    <Section title="Finished">
      <Card>
        <ul className="divide-y divide-line">
          {subscriptions.map(subscription => (
            <li
              key={subscription.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0"
            >
              <div className="min-w-0">
                <p className="text-ink">
                  <SubscriptionSentence subscription={subscription} />
                </p>
                <p className="text-small text-ink-muted">{howItEnded(subscription)}</p>
              </div>
              <StatusPill tone={subscriptionStatusLooks[subscription.status].tone}>
                {subscriptionStatusLooks[subscription.status].label}
              </StatusPill>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

function howItEnded({ status, cancelled_at, last_charged_at }: Subscription): string {
  const on = (moment: string) => dayText(dayInLagos(new Date(moment)))
  const ended = cancelled_at
    ? `Ended on ${on(cancelled_at)}`
    : status === 'ended'
      ? 'Ended with its portfolio'
      : 'Ended'
  return `${ended}, ${last_charged_at ? `last charged on ${on(last_charged_at)}` : 'never charged'}.`
}
