import { cancelSubscription } from '@kinfold/contract/subscription/cancel-subscription'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { notificationsKey } from '../notification/list-notifications.ts'
import { portfolioKey } from '../portfolio/get-portfolio.ts'
import { subscriptionsKey } from './list-subscriptions.ts'

export const cancelSubscriptionMutation = mutation(
  'PATCH /subscription/cancel/:id',
  cancelSubscription,
  {
    invalidates: [subscriptionsKey, portfolioKey, notificationsKey, customerKey],
    success: 'Your recurring contribution has ended.',
  },
)

export const useCancelSubscription = () => useMutation(cancelSubscriptionMutation)
