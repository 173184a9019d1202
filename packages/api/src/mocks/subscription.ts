import { cancelSubscription } from '@kinfold/contract/subscription/cancel-subscription'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import { allSubscriptionsOf, subscriptionsOf } from '@kinfold/personas/answers/subscriptions-of'
import { emptyPage } from './empty-page.ts'
import { found } from './found.ts'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { now } from './now.ts'
import { Refusal } from './refusal.ts'

export const subscriptions = mock(listSubscriptions, {
  ok: call => subscriptionsOf(memberOf(call), call.query),
  empty: emptyPage,
})

export const subscriptionCancellation = mock(cancelSubscription, {
  ok: call => {
    const own = found(allSubscriptionsOf(memberOf(call)), call.params.id)
    if (own.cancelled_at) return new Refusal('subscription_not_cancellable')
    return { ...own, status: 'cancelled', next_charge_on: null, cancelled_at: now() }
  },
})
