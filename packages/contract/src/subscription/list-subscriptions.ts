import { object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { fromQuery } from '../fields/from-query.ts'
import { PlanId } from '../fields/plan-id.ts'
import { Currency } from '../money/currency.ts'
import { pageOf } from '../paging/page-of.ts'
import { pageQuery } from '../paging/page-query.ts'
import { Subscription } from './subscription.ts'
import { SubscriptionStatus } from './subscription-status.ts'

export const listSubscriptions = endpoint({
  summary: 'The member’s recurring contributions, newest first.',
  method: 'GET',
  path: '/subscription',
  access: 'member',
  query: object({
    status: optional(SubscriptionStatus),
    currency: optional(Currency),
    product: optional(fromQuery(PlanId)),
    ...pageQuery,
  }),
  response: pageOf(Subscription),
})
