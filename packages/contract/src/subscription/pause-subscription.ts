import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Subscription } from './subscription.ts'

export const pauseSubscription = endpoint({
  summary: 'Charges nothing for a recurring contribution until it is resumed.',
  method: 'PATCH',
  path: '/subscription/pause/:id',
  access: 'member',
  params: { id: id<'subscription'>() },
  response: Subscription,
  errors: ['subscription_not_changeable', 'subscription_charging'],
})
