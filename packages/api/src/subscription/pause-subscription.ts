import { pauseSubscription } from '@kinfold/contract/subscription/pause-subscription'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { subscriptionsKey } from './list-subscriptions.ts'

export const pauseSubscriptionMutation = mutation(
  'PATCH /subscription/pause/:id',
  pauseSubscription,
  { invalidates: [subscriptionsKey], success: 'Your recurring contribution is paused.' },
)

export const usePauseSubscription = () => useMutation(pauseSubscriptionMutation)
