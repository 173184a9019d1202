import { cancellationProblem } from '@kinfold/contract/subscription/cancellation-problem'
import {
  changeProblem,
  type SubscriptionChange,
} from '@kinfold/contract/subscription/change-problem'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { Button } from '@kinfold/ui/button'
import { startTransition } from 'react'

export type AskedChange = SubscriptionChange | 'end'

type SubscriptionActionsProps = {
  subscription: Subscription
  onAsk: (change: AskedChange) => void
}

const changes: readonly SubscriptionChange[] = ['card', 'resume', 'pause', 'skip', 'amount']

const words: Readonly<Record<AskedChange, string>> = {
  card: 'Use another card',
  resume: 'Resume',
  pause: 'Pause',
  skip: 'Skip next',
  amount: 'Change amount',
  end: 'End',
}

/** What mends one that doesn't go on by itself. */
const mends: Readonly<Partial<Record<Subscription['status'], SubscriptionChange>>> = {
  past_due: 'card',
  paused: 'resume',
}

/** Everything that can be done with it now; each is asked first. */
export function SubscriptionActions({ subscription, onAsk }: SubscriptionActionsProps) {
  const { status } = subscription
  const ask = (change: AskedChange) => () => startTransition(() => onAsk(change))
  const wordsFor = (change: SubscriptionChange) =>
    change === 'resume' && status === 'past_due' ? 'Try this card again' : words[change]
  return (
    <div className="flex flex-wrap gap-3">
      {changes.map(change => {
        const problem = changeProblem(change, subscription)
        if (problem === 'subscription_not_changeable') return null
        return (
          <Button
            key={change}
            size="small"
            variant={mends[status] === change ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            disabled={problem !== undefined}
            onClick={ask(change)}
          >
            {wordsFor(change)}
          </Button>
        )
      })}
      {cancellationProblem(status) === undefined ? (
        <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={ask('end')}>
          {words.end}
        </Button>
      ) : null}
    </div>
  )
}
