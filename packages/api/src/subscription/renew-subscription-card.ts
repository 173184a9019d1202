import { renewSubscriptionCard } from '@kinfold/contract/subscription/renew-subscription-card'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { paymentsKey } from '../payment/list-payments.ts'
import { paymentMessage } from '../payment/payment-message.ts'
import { subscriptionsKey } from './list-subscriptions.ts'

export const renewSubscriptionCardMutation = mutation(
  'PATCH /subscription/card/:id',
  renewSubscriptionCard,
  {
    invalidates: [subscriptionsKey, paymentsKey, customerKey],
    success: ({ status }) => paymentMessage(status),
  },
)

export const useRenewSubscriptionCard = () => useMutation(renewSubscriptionCardMutation)
