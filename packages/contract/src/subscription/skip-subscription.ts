import { object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { DateText } from '../fields/date.ts'
import { id } from '../fields/id.ts'
import { Subscription } from './subscription.ts'

export const skipSubscription = endpoint({
  summary:
    'Leaves out the next charge of a recurring contribution, named by the day it belongs on.',
  method: 'PATCH',
  path: '/subscription/skip/:id',
  access: 'member',
  params: { id: id<'subscription'>() },
  /** The period that the member saw: asked twice, one is skipped. */
  body: object({ period_on: DateText }),
  response: Subscription,
  errors: ['subscription_not_changeable', 'subscription_charging'],
})
