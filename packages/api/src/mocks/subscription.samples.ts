import { cancelSubscription } from '@kinfold/contract/subscription/cancel-subscription'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import { subscriptionFacts } from '@kinfold/personas/subscriptions/subscription-facts'
import { sampleCall } from './sample-call.ts'
import { byKey, idOf } from './sample-ids.ts'

const subscription = (key: string) => idOf(subscriptionFacts, byKey(key))

export const subscriptionSamples = {
  cancelSubscription: sampleCall(cancelSubscription, {
    params: { id: subscription('dayo growth monthly') },
  }),
  listSubscriptions: sampleCall(listSubscriptions, {}),
}
