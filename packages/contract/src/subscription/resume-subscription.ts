import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Subscription } from './subscription.ts'

export const resumeSubscription = endpoint({
  summary:
    'Charges a paused recurring contribution again from its next day on, or tries one that is past due once more.',
  method: 'PATCH',
  path: '/subscription/resume/:id',
  access: 'member',
  params: { id: id<'subscription'>() },
  response: Subscription,
  errors: ['subscription_not_changeable', 'subscription_charging'],
})
