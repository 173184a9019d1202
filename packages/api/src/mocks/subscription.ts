import { cancelSubscription } from '@kinfold/contract/subscription/cancel-subscription'
import { cancellationProblem } from '@kinfold/contract/subscription/cancellation-problem'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import { allSubscriptionsOf, subscriptionsOf } from '@kinfold/personas/answers/subscriptions-of'
import { emptyPage } from './empty-page.ts'
import { found } from './found.ts'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { now } from './now.ts'
import { refuseFor } from './refusal.ts'

export const subscriptionMocks = {
  listSubscriptions: mock(listSubscriptions, {
    ok: call => subscriptionsOf(memberOf(call), call.query),
    empty: emptyPage,
  }),
  cancelSubscription: mock(cancelSubscription, {
    ok: call => {
      const own = found(allSubscriptionsOf(memberOf(call)), call.params.id)
      refuseFor(cancellationProblem(own.status))
      return { ...own, status: 'cancelled', next_charge_on: null, cancelled_at: now() }
    },
  }),
}
