import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Subscription } from './subscription.ts'

export const cancelSubscription = endpoint({
  summary: 'Ends a recurring contribution; what was paid stays where it is.',
  method: 'PATCH',
  path: '/subscription/cancel/:id',
  access: 'member',
  params: { id: id<'subscription'>() },
  response: Subscription,
  errors: ['subscription_not_cancellable'],
})
