import { cancellationProblem } from '@kinfold/contract/subscription/cancellation-problem'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { Button } from '@kinfold/ui/button'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { FinishedSubscriptions } from './finished-subscriptions.tsx'
import type { AskedChange } from './subscription-actions.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

type SubscriptionListProps = {
  /** Absent while they are on their way. */
  subscriptions: readonly Subscription[] | undefined
  onAsk: (subscription: Subscription, change: AskedChange) => void
}

const isOver = ({ status }: Subscription) => cancellationProblem(status) !== undefined

/** Those that go on, and after them those that are over. */
export function SubscriptionList({ subscriptions, onAsk }: SubscriptionListProps) {
  if (!subscriptions) {
    return (
      <LoadingRegion label="Loading your recurring contributions" className="h-80">
        <Skeleton shape="box" />
      </LoadingRegion>
    )
  }
  if (subscriptions.length === 0) {
    return (
      <EmptyState
        title="No recurring contribution yet"
        action={
          <Button asChild>
            <Link to={paths.newRecurring}>Set one up</Link>
          </Button>
        }
      >
        A plan can be fed every week, month or quarter without you thinking of it.
      </EmptyState>
    )
  }
  const finished = subscriptions.filter(isOver)
  return (
    <>
      {subscriptions
        .filter(subscription => !isOver(subscription))
        .map(subscription => (
          <SubscriptionCard
            key={subscription.id}
            subscription={subscription}
            onAsk={change => onAsk(subscription, change)}
          />
        ))}
      {finished.length > 0 ? <FinishedSubscriptions subscriptions={finished} /> : null}
    </>
  )
}
