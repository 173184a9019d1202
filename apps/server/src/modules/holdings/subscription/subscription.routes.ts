import { cancelSubscription as cancelCall } from '@kinfold/contract/subscription/cancel-subscription'
import { changeSubscriptionAmount as amountCall } from '@kinfold/contract/subscription/change-subscription-amount'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import { pauseSubscription as pauseCall } from '@kinfold/contract/subscription/pause-subscription'
import { resumeSubscription as resumeCall } from '@kinfold/contract/subscription/resume-subscription'
import { skipSubscription as skipCall } from '@kinfold/contract/subscription/skip-subscription'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { changeSubscriptionAmount } from './change-subscription-amount.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { readSubscriptions } from './read-subscriptions.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { skipSubscription } from './skip-subscription.ts'

export function subscriptionRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listSubscriptions, ({ caller, query }) =>
      readSubscriptions(services.db, caller.accountId, query),
    ),
    signedInRoute(pauseCall, call => pauseSubscription(services, call)),
    signedInRoute(resumeCall, call => resumeSubscription(services, call)),
    signedInRoute(skipCall, call => skipSubscription(services, call)),
    signedInRoute(amountCall, call => changeSubscriptionAmount(services, call)),
    signedInRoute(cancelCall, call => cancelSubscription(services, call)),
  ]
}
