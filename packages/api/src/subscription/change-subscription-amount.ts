import { changeSubscriptionAmount } from '@kinfold/contract/subscription/change-subscription-amount'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { subscriptionsKey } from './list-subscriptions.ts'

export const changeSubscriptionAmountMutation = mutation(
  'PATCH /subscription/amount/:id',
  changeSubscriptionAmount,
  { invalidates: [subscriptionsKey], success: 'The new amount counts from the next charge on.' },
)

export const useChangeSubscriptionAmount = () => useMutation(changeSubscriptionAmountMutation)
