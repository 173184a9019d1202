import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import { type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { readSubscriptions } from './read-subscriptions.ts'

export function subscriptionRoutes({ db }: Services): readonly Route[] {
  return [
    signedInRoute(listSubscriptions, ({ caller, query }) =>
      readSubscriptions(db, caller.accountId, query),
    ),
  ]
}
