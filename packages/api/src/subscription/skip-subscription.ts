import { skipSubscription } from '@kinfold/contract/subscription/skip-subscription'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { subscriptionsKey } from './list-subscriptions.ts'

export const skipSubscriptionMutation = mutation('PATCH /subscription/skip/:id', skipSubscription, {
  invalidates: [subscriptionsKey],
  success: 'The next charge is left out.',
})

export const useSkipSubscription = () => useMutation(skipSubscriptionMutation)
