import { renewSubscriptionCard as renewSubscriptionCardCall } from '@kinfold/contract/subscription/renew-subscription-card'
import { preparedRoute, type Route } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { prepareRenewal, renewSubscriptionCard } from './renew-subscription-card.ts'

export function renewalRoutes(services: Services): readonly Route[] {
  return [
    preparedRoute(
      renewSubscriptionCardCall,
      call => prepareRenewal(services, call),
      call => renewSubscriptionCard(services, call),
    ),
  ]
}
